# The figures that people choose to be shown by.

figure-which = Your figure at the table
figure-initials = Initial
figure-owl = Owl
figure-fox = Fox
figure-raven = Raven
figure-cat = Cat
figure-hare = Hare
figure-dragon = Dragon
figure-hat = Wizard’s hat
figure-witch = Witch
figure-jester = Jester
figure-knight = Knight
figure-moon = Moon
figure-star = Star
