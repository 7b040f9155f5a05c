import { LostLink } from "@/components/customer-requests/lost-link";
import { resultCode } from "@/lib/customer-requests/results";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The form that mails the link of a request. */
export default async function LostLinkPage({ searchParams }: Props) {
  return <LostLink result={resultCode((await searchParams).result)} />;
}
