import { ContactLinks } from "@/components/layout/admin/contact-links";
import { formatShortDay } from "@/components/layout/admin/dates";
import { Facts } from "@/components/layout/admin/facts";
import { DetailsSection, DetailsText } from "@/components/lists/admin/details-section";
import { InventoryLink } from "@/components/lists/admin/inventory-link";
import { RecordHistory } from "@/components/lists/admin/record-history";
import { REPAIR_STATUS_BADGES, urgencyBadge } from "@/components/requests/admin/request-badges";
import { RequestForm } from "@/components/requests/admin/request-form";
import { RequestLayout } from "@/components/requests/admin/request-layout";
import { RequestVin } from "@/components/requests/admin/request-vin";
import { Badge } from "@/components/ui/badge";
import { Tag } from "@/components/ui/tag";
import { CALLBACK_DEFAULTS, type RepairRequest } from "@/lib/repair-requests/schema";
import { formatMiles, vehicleTitle } from "@/lib/vehicles/format";

type RepairRequestDetailsProps = { request: RepairRequest; onSaved: (request: RepairRequest) => void };

/** The expanded row of a repair request: the request, the contact links, the notes and the status. */
export function RepairRequestDetails({ request, onSaved }: RepairRequestDetailsProps) {
  const { reference, serviceInfo, customerInfo, contactMethod } = request;
  const path = `/api/admin/repair-requests/${request._id}`;
  return (
    <RequestLayout>
      <DetailsSection title="What they said">
        <DetailsText>{serviceInfo.description}</DetailsText>
        <RequestFacts request={request} />
        <ContactLinks
          {...customerInfo}
          preferred={contactMethod}
          subject={`Your repair request ${reference}`}
        />
      </DetailsSection>
      <RequestForm path={path} request={request} statuses={REPAIR_STATUS_BADGES} onSaved={onSaved} />
      <RecordHistory path={path} version={request.version} className="col-span-full" />
    </RequestLayout>
  );
}

function RequestFacts({ request }: { request: RepairRequest }) {
  const { reference, serviceInfo, customerInfo, vehicleInfo, contactMethod, inventory } = request;
  return (
    <Facts
      facts={[
        ["Urgency", <Badge key="urgency" {...urgencyBadge(serviceInfo.urgency)} />],
        ["Reach by", contactMethod === "phone" ? "Phone" : "Email"],
        ["Service", serviceInfo.serviceType],
        ["Other service", serviceInfo.otherServiceType],
        ["Preferred day", formatShortDay(serviceInfo.preferredDate)],
        ["Vehicle", vehicleOf(vehicleInfo)],
        ["Engine", vehicleInfo.engineSize],
        ["Mileage", vehicleInfo.mileage ? formatMiles(vehicleInfo.mileage) : null],
        ["VIN", vehicleInfo.vin && <RequestVin vin={vehicleInfo.vin} />],
        ["In inventory", inventory && <InventoryLink inventory={inventory} />],
        ["Address", postalAddress(customerInfo.address)],
        ["Sent with", request.isSimplifiedRequest ? "The callback form" : null],
        ["Reference", <Tag key="reference">{reference}</Tag>],
      ]}
    />
  );
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
