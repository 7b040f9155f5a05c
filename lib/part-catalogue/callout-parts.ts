/** The part of the catalogue that each callout of a line drawing asks for, by the callout's label. */
export const CALLOUT_PARTS: Readonly<Record<string, string>> = {
  "Tail Light": "Lights and Lamps > Tail Lights > Tail Light/Lamp Assembly",
  Wheel: "Wheels, Tires, & Brakes > Tires > Wheel and Tire Assembly",
  "Rear Door": "Door Components & Glass > Rear Doors > Rear Door Assembly",
  "Sliding Door": "Door Components & Glass > Sliding & Cargo Doors > Sliding Side Door",
  "Quarter Panel": "Exterior > Quarter Panels & Rockers > Quarter Panel",
  "Front Door": "Door Components & Glass > Front Doors > Front Door Assembly",
  Seat: "Interior > Seats > Front Seat",
  Hood: "Exterior > Hood > Hood",
  Headlight: "Lights and Lamps > Headlights > Headlight/Headlamp Assembly",
  "Front Bumper": "Exterior > Bumpers > Front Bumper Assembly",
};
