import { MAX_COUNTED } from "@/lib/desk/schema";

/** A count of the desk: "1,000+" for one that was not counted to its end. */
export function CountText({ count }: { count: number }) {
  return count > MAX_COUNTED ? `${MAX_COUNTED.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
}
