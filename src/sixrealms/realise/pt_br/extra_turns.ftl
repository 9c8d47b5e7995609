### Turnos que uma carta concedeu.

no-realms-in-extra-turns = { EACH($whose) } não { VERB($whose, "poder") } jogar reinos na fase 2 de um turno extra, a menos que possam ser jogados a qualquer momento
