import { ContactLinks } from "@/components/layout/admin/contact-links";
import { Facts } from "@/components/layout/admin/facts";
import { DetailsSection, DetailsText } from "@/components/lists/admin/details-section";
import { InventoryLink } from "@/components/lists/admin/inventory-link";
import { RecordHistory } from "@/components/lists/admin/record-history";
import { PART_STATUS_BADGES } from "@/components/requests/admin/request-badges";
import { RequestForm } from "@/components/requests/admin/request-form";
import { RequestLayout } from "@/components/requests/admin/request-layout";
import { RequestVin } from "@/components/requests/admin/request-vin";
import { Tag } from "@/components/ui/tag";
import type { PartRequest } from "@/lib/part-requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

type PartRequestDetailsProps = { request: PartRequest; onSaved: (request: PartRequest) => void };

/** The expanded row of a part request: the request, the contact links, the notes and the status. */
export function PartRequestDetails({ request, onSaved }: PartRequestDetailsProps) {
  const { reference, partDetails, customerInfo } = request;
  const path = `/api/admin/part-requests/${request._id}`;
  return (
    <RequestLayout>
      <DetailsSection title="What they asked">
        {partDetails.additionalInfo && <DetailsText>{partDetails.additionalInfo}</DetailsText>}
        <RequestFacts request={request} />
        <ContactLinks {...customerInfo} subject={`Your parts request ${reference}`} />
      </DetailsSection>
      <RequestForm path={path} request={request} statuses={PART_STATUS_BADGES} onSaved={onSaved} />
      <RecordHistory path={path} version={request.version} className="col-span-full" />
    </RequestLayout>
  );
}

function RequestFacts({ request }: { request: PartRequest }) {
  const { reference, vin, vehicleInfo, partDetails, inventory } = request;
  return (
    <Facts
      facts={[
        ["Part", partDetails.component],
        ["Described as", partDetails.otherComponent],
        ["System", partDetails.system],
        ["Vehicle", vehicleTitle(vehicleInfo, true)],
        ["Engine", vehicleInfo.engineSize],
        ["VIN", <RequestVin key="vin" vin={vin} />],
        ["In inventory", inventory && <InventoryLink inventory={inventory} />],
        ["Reference", <Tag key="reference">{reference}</Tag>],
      ]}
    />
  );
}
