import { withStatusUrl } from "@/lib/conversations/link";
import { sendAfterResponse } from "@/lib/email/queue";
import { publicCreate, route } from "@/lib/http/endpoint";
import { PUBLIC_FORM_LIMIT } from "@/lib/http/rate-limit";
import { createVehicleInquiry } from "@/lib/vehicle-inquiries/mutations";
import { vehicleInquirySchema } from "@/lib/vehicle-inquiries/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: publicCreate({
    body: vehicleInquirySchema,
    rateLimit: { name: "vehicle-inquiries", ...PUBLIC_FORM_LIMIT },
    create: createVehicleInquiry,
    complete: withStatusUrl,
    onCreated: sendAfterResponse,
  }),
});
