/** Saved replies of the demo. Placeholders are those of lib/saved-replies/rules.ts. */
export const savedReplies: { title: string; text: string }[] = [
  {
    title: "We have it",
    text: "We have the {part} off a {donor}, {miles} miles. The quote is on your page.",
  },
  {
    title: "Not on the lot",
    text: "No {part} for a {vehicle} right now. We will watch for one until {date}.",
  },
  {
    title: "Need a photo",
    text: "Can you send a photo of the tag on your old part? It settles which one fits.",
  },
  {
    title: "Ready to pick up",
    text: "Your {part} is pulled and on the counter. {hours}.",
  },
  {
    title: "Please call us",
    text: "Hello {customer}, we have a question about your {vehicle}. Please call us at {phone}.",
  },
];
