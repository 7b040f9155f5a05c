import { historyRoute } from "@/lib/records/history-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = historyRoute("vehicle_inquiry");
