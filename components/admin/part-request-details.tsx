import Link from "next/link";
import { ContactLinks } from "@/components/admin/contact-links";
import { CopyButton } from "@/components/admin/copy-button";
import { DeleteRequest } from "@/components/admin/delete-request";
import { Facts } from "@/components/admin/facts";
import { PartRequestForm } from "@/components/admin/part-request-form";
import { tabPath } from "@/components/admin/tabs";
import { Tag } from "@/components/ui/tag";
import type { PartRequest } from "@/lib/part-requests/schema";
import { vehicleTitle } from "@/lib/vehicles/format";

type PartRequestDetailsProps = {
  request: PartRequest;
  onSaved: (request: PartRequest) => void;
  onDeleted: () => void;
};

/** The open row of a part request: what they asked, how to reach them, and what was done about it. */
export function PartRequestDetails({ request, onSaved, onDeleted }: PartRequestDetailsProps) {
  const { partDetails, customerInfo } = request;
  return (
    <div className="office-request">
      <div>
        <h2>What they asked</h2>
        {partDetails.additionalInfo && <p className="office-text">{partDetails.additionalInfo}</p>}
        <RequestFacts request={request} />
        <ContactLinks phone={customerInfo.phone} email={customerInfo.email} />
        <DeleteRequest
          path={`/api/admin/part-requests/${request._id}`}
          request={request}
          onDeleted={onDeleted}
        />
      </div>
      <PartRequestForm request={request} onSaved={onSaved} />
    </div>
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
        [
          "VIN",
          <span key="vin" className="office-vin">
            <span className="vin">{vin}</span>
            <CopyButton text={vin} what="VIN" />
          </span>,
        ],
        ["In inventory", inventory && <InventoryLink inventory={inventory} />],
        ["Reference", <Tag key="reference">{reference}</Tag>],
      ]}
    />
  );
}

function InventoryLink({ inventory }: { inventory: NonNullable<PartRequest["inventory"]> }) {
  const path = tabPath(inventory.inventoryType, inventory.vehicleId);
  return (
    <Link
      className="office-tag-link"
      href={path}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        window.history.pushState(null, "", path);
      }}
    >
      <Tag tone={inventory.inventoryType === "retail" ? "ink" : "steel"}>{inventory.stockNumber}</Tag>
      <span>Open {inventory.inventoryType} vehicle</span>
    </Link>
  );
}
