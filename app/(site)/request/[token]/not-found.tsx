import { ShowNotFoundContent } from "@/components/layout/not-found-content";

/** Its content comes from layout.tsx, which has the token. */
export default function RequestNotFound() {
  return <ShowNotFoundContent />;
}
