import type { AnswerDemo } from "./types";

/** The answers to the demo requests, by reference: one for each that is not new. */
export const answers: Record<string, AnswerDemo> = {
  "PR-6QN4C": {
    call: "talked",
    text: "He wants it. I clean it up and name a price.",
    customer: { minutesAgo: 55, text: "Any news on the tailgate? I could come by with my helper on Friday." },
  },
  "PR-W8C5J": {
    text: "Ours has a different knuckle, sorry. We asked two other yards and write again when they answer.",
  },
  "PR-3M9VB": { call: "talked", text: "Read the tag over the phone, numbers match." },
  "PR-7F2RK": { text: "We have the small half, $140 if you pick it up. Please measure the latches first." },
  "PR-XD6H9": { call: "voicemail", text: "Told him about the remanufactured one from the store." },
  "PR-5BTG3": { call: "talked", text: "Ready at noon, her brother-in-law picks it up." },
  "PR-J4Y7S": { text: "We have one, tested. It goes in the mail today, $45 with postage." },
  "PR-C8N2P": { call: "talked", text: "She found the pinched wire herself." },
  "PR-Z6W4E": { text: "Four steel 17s, $200 for the set. Come by and look at them." },
  "RR-6V2NC": { text: "You are booked for 9:30, at no charge. We rotate the tires while it is up." },
  "RR-M7J4B": { call: "talked", text: "Drops it off the evening before." },
  "RR-2Y8FK": {
    text: "The estimate is in the mail: belt kit, pump, tensioner, coolant. Plan for a whole day.",
  },
  "RR-X9C6P": { call: "talked", text: "She approved a new pump." },
  "RR-5H3TW": {
    call: "talked",
    text: "Brings it in tomorrow.",
    customer: {
      daysAgo: 4,
      at: "12:30",
      text: "The light is on again, and it ticks louder when it is cold.",
    },
  },
  "RR-B4Q7D": { call: "talked", text: "Any morning is fine." },
  "RR-G8N5Y": { text: "It is programmed. Yours was from an Edge, we have the right one here." },
  "RR-3P6ZV": { call: "voicemail", text: "" },
  "RR-W2K9J": { call: "talked", text: "Approved calipers, rotors, pads and hoses." },
  "VI-7D2XM": { call: "talked", text: "He comes at 10:30 and brings his mechanic." },
};
