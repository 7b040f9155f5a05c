import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import { VehiclePicture } from "@/components/part-request/vehicle-picture";
import type { LookedUpVehicle } from "@/lib/part-requests/vehicle-lookup";
