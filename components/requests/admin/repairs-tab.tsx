"use client";

import { formatShortDay } from "@/components/layout/admin/dates";
import type { Column } from "@/components/lists/admin/column";
import type { TabProps } from "@/components/lists/admin/use-admin-list";
import { REPAIR_STATUS_BADGES, urgencyBadge } from "@/components/requests/admin/request-badges";
import type { RequestDetailsContent } from "@/components/requests/admin/request-details";
import { RequestVin } from "@/components/requests/admin/request-vin";
import { RequestsTab } from "@/components/requests/admin/requests-tab";
import { Badge } from "@/components/ui/badge";
import { dialLink, mailLink } from "@/lib/contact/rules";
import { CALLBACK_DEFAULTS, type RepairRequest } from "@/lib/repair-requests/schema";
import { formatMiles, vehicleTitle } from "@/lib/vehicles/format";

const COLUMNS: Column<RepairRequest>[] = [
  { heading: "Contact", wide: true, cell: (request) => <Contact request={request} /> },
  { heading: "Service", wide: true, cell: ({ serviceInfo }) => serviceInfo.serviceType },
  { heading: "Urgency", sort: "urgency", cell: (request) => <UrgencyBadge request={request} /> },
];

const EMPTY = {
  title: "No repair requests yet.",
  text: "Callbacks that customers ask for on the Repair Services page arrive here, newest first.",
};

/** The list of repair requests. */
export function RepairsTab(props: TabProps) {
  return (
    <RequestsTab
      {...props}
      kind="repairs"
      title="Repair Requests"
      loadingText="Loading repair requests..."
      empty={EMPTY}
      statuses={REPAIR_STATUS_BADGES}
      columns={COLUMNS}
      summary={({ serviceInfo }) => serviceInfo.serviceType}
      badge={(request) => <UrgencyBadge request={request} />}
      details={repairDetailsOf}
    />
  );
}

const UrgencyBadge = ({ request }: { request: RepairRequest }) => (
  <Badge {...urgencyBadge(request.serviceInfo.urgency)} />
);

// Their preferred contact method.
function Contact({ request: { reference, customerInfo, contactMethod } }: { request: RepairRequest }) {
  const subject = `Your repair request ${reference}`;
  const { phone, email } = customerInfo;
  if (email && (contactMethod === "email" || !phone)) {
    return (
      <a className="text-link wrap-anywhere inline-block min-w-39" href={mailLink(email, subject)}>
        {email.slice(0, email.indexOf("@"))}
        <wbr />
        {email.slice(email.indexOf("@"))}
      </a>
    );
  }
  return (
    phone && (
      <a className="text-link" href={dialLink(phone)}>
        {phone}
      </a>
    )
  );
}

function repairDetailsOf(request: RepairRequest): RequestDetailsContent {
  const { serviceInfo, customerInfo, vehicleInfo, contactMethod } = request;
  return {
    heading: "What they said",
    text: serviceInfo.description,
    emailSubject: "Your repair request",
    preferredContact: contactMethod,
    facts: [
      ["Urgency", <UrgencyBadge key="urgency" request={request} />],
      ["Reach by", contactMethod === "phone" ? "Phone" : "Email"],
      ["Service", serviceInfo.serviceType],
      ["Other service", serviceInfo.otherServiceType],
      ["Preferred day", formatShortDay(serviceInfo.preferredDate)],
      ["Vehicle", vehicleOf(vehicleInfo)],
      ["Engine", vehicleInfo.engineSize],
      ["Mileage", vehicleInfo.mileage ? formatMiles(vehicleInfo.mileage) : null],
      ["VIN", vehicleInfo.vin && <RequestVin key="vin" vin={vehicleInfo.vin} />],
    ],
    moreFacts: [
      ["Address", postalAddress(customerInfo.address)],
      ["Sent with", request.isSimplifiedRequest ? "The callback form" : null],
    ],
  };
}

// The callback form has no vehicle fields and sends placeholders.
function vehicleOf(vehicle: RepairRequest["vehicleInfo"]): string {
  const make = vehicle.make === CALLBACK_DEFAULTS.make ? null : vehicle.make;
  const model = vehicle.model === CALLBACK_DEFAULTS.model ? null : vehicle.model;
  return make || model ? vehicleTitle({ ...vehicle, make, model }, true) : "To be confirmed by phone";
}

function postalAddress({ street, city, state, zipCode }: RepairRequest["customerInfo"]["address"]): string {
  const place = [state, zipCode].filter(Boolean).join(" ");
  return [street, city, place].filter(Boolean).join(", ");
}
