import { ContactLinks } from "@/components/admin/contact-links";
import { formatShortDay } from "@/components/admin/dates";
import { DeleteRequest } from "@/components/admin/delete-request";
import { Facts } from "@/components/admin/facts";
import { NotesLog } from "@/components/admin/notes-log";
import { Tag } from "@/components/ui/tag";
import { CALLBACK_DEFAULTS, type RepairRequest } from "@/lib/repair-requests/schema";
import { formatMiles, vehicleTitle } from "@/lib/vehicles/format";

type RepairRequestDetailsProps = { request: RepairRequest; onDeleted: () => void };

/** The open row of a repair request: what they said, how to reach them, and what was noted. */
export function RepairRequestDetails({ request, onDeleted }: RepairRequestDetailsProps) {
  const { reference, serviceInfo, customerInfo, vehicleInfo, contactMethod } = request;
  const isVehicleKnown = vehicleInfo.make !== null && vehicleInfo.make !== CALLBACK_DEFAULTS.make;
  return (
    <div className="office-request">
      <div>
        <h2>What they said</h2>
        <p className="office-text">{serviceInfo.description}</p>
        <Facts
          facts={[
            ["Reach by", contactMethod === "phone" ? "Phone" : "Email"],
            ["Vehicle", isVehicleKnown ? vehicleTitle(vehicleInfo, true) : "To be taken on the phone"],
            ["Engine", vehicleInfo.engineSize],
            ["Mileage", vehicleInfo.mileage ? formatMiles(vehicleInfo.mileage) : null],
            ["VIN", vehicleInfo.vin && <span className="vin">{vehicleInfo.vin}</span>],
            ["Service", serviceInfo.serviceType],
            ["Other service", serviceInfo.otherServiceType],
            ["Preferred day", formatShortDay(serviceInfo.preferredDate)],
            ["Address", postalAddress(customerInfo.address)],
            ["Reference", <Tag key="reference">{reference}</Tag>],
          ]}
        />
      </div>
      <div className="office-request-form">
        <div>
          <h2>Notes</h2>
          <NotesLog notes={request.notes} />
        </div>
        <ContactLinks phone={customerInfo.phone} email={customerInfo.email} />
        <DeleteRequest
          path={`/api/admin/repair-requests/${request._id}`}
          request={request}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  );
}

function postalAddress({ street, city, state, zipCode }: RepairRequest["customerInfo"]["address"]): string {
  const place = [state, zipCode].filter(Boolean).join(" ");
  return [street, city, place].filter(Boolean).join(", ");
}
