import { CustomerRequestView } from "@/components/customer-requests/customer-request-view";
import { type RequestPageProps, requireRequest } from "@/lib/customer-requests/require-request";

/** A request as its customer sees it. Opening it changes nothing: scanners of emails open every link. */
export default async function RequestPage(props: RequestPageProps) {
  const { request, token, result, flash } = await requireRequest(props);
  return <CustomerRequestView request={request} link={{ token, result, flash }} />;
}
