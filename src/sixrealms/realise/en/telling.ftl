### Numbers that the players tell.

each-tells = { DO($who, "tell") } { $about ->
       *[ask-age] their age
    }
spread-ages = the years between the oldest and the youngest
    .determiner = none
