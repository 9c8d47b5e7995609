### Numbers that the players tell.

each-tells = { DO($who, "tell") } { $about ->
       *[ask-age] everybody's age
    }
spread-ages = the years between the oldest and the youngest
    .determiner = none
