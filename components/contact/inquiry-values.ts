import { business, openingTime } from "@/lib/business";
import type { VehicleInquiryTopic } from "@/lib/vehicle-inquiries/schema";

/** The values of the form about a vehicle, as typed. */
export type InquiryValues = {
  topic: VehicleInquiryTopic;
  /** YYYY-MM-DD and HH:mm, at the shop. */
  day: string;
  time: string;
  name: string;
  phone: string;
  email: string;
  message: string;
};

export type InquiryField = keyof InquiryValues;

export const EMPTY_INQUIRY: InquiryValues = {
  topic: "question",
  day: "",
  time: "",
  name: "",
  phone: "",
  email: "",
  message: "",
};

/** The first is the one of EMPTY_INQUIRY. */
export const TOPIC_LABELS = [
  { value: "question", label: "Question" },
  { value: "test_drive", label: "Test drive" },
] as const satisfies readonly { value: VehicleInquiryTopic; label: string }[];

export const INQUIRY_MESSAGES = {
  day: "Please choose a day",
  time: "Please choose a time",
  failed: "Your message could not be sent.",
  kept: "What you typed is still here. You can also call us at",
} as const;

/** Minutes between the times that can be chosen for a test drive. */
const TIME_STEP = 30;

/** The times of a day when the shop is open: "08:00", "08:30" and so on, with their labels. */
export function testDriveTimes({ opens, closes }: { opens: string; closes: string } = openingTime) {
  const [first, end] = [minutesOf(opens), minutesOf(closes)];
  return Array.from({ length: Math.ceil((end - first) / TIME_STEP) }, (_, index) => {
    const minutes = first + index * TIME_STEP;
    const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
    return {
      value: `${String(hour).padStart(2, "0")}:${minute}`,
      label: `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`,
    };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The day (YYYY-MM-DD) of a moment in the shop's time zone. */
export function dayAtShop(at: Date): string {
  // The Swedish date format is YYYY-MM-DD.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: business.timeZone }).format(at);
}
