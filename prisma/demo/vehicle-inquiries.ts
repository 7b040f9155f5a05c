import type { VehicleInquiryDemo } from "./types";

/** Vehicle inquiries, newest first. All names, numbers and addresses are fictional. */
export const vehicleInquiries: VehicleInquiryDemo[] = [
  {
    reference: "VI-3K8WQ",
    status: "pending",
    topic: "question",
    stockNumber: "R-2105",
    message: "Is the hybrid battery the original one, and has it been tested?",
    customerName: "Leontine Marshgate",
    customerPhone: "(518) 555-0173",
    customerEmail: "leontine.marshgate@example.com",
    received: { minutesAgo: 75 },
    notes: [],
  },
  {
    reference: "VI-7D2XM",
    status: "in_progress",
    topic: "test_drive",
    stockNumber: "R-2102",
    message: "I would bring my own mechanic along.",
    preferred: { inDays: 3, at: "10:30" },
    customerName: "Cornelius Applegarth",
    customerPhone: "(607) 555-0152",
    received: { daysAgo: 4, at: "18:20" },
    notes: [
      { author: "Owner", daysAgo: 3, at: "09:05", content: "Wash it before he comes, and check the spare." },
    ],
  },
];
