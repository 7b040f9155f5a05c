import { site } from "@/e2e/support/site";

type Call = {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  text?: string;
  token?: string;
  headers?: Record<string, string>;
  /** The base URL; the site under test by default. */
  at?: string;
};

/** A response of the site, with its body parsed if it is JSON. */
export type ApiResponse = { status: number; headers: Headers; text: string; body: unknown };

/** Calls the site under test over HTTP. */
export async function call(
  path: string,
  { method, json, text, token, headers, at = site.url }: Call = {},
): Promise<ApiResponse> {
  const body = json === undefined ? text : JSON.stringify(json);
  const response = await fetch(at + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: {
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const responseText = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: responseText,
    body: parsed(responseText),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signs in as the administrator. @returns the access token, and the cookies as a Cookie header */
export async function signIn(): Promise<{ token: string; cookie: string }> {
  const { status, body, headers } = await call("/api/auth/login", { json: site.administrator });
  if (status !== 200) throw new Error(`Sign-in responded with ${status}.`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { token: (body as { accessToken: string }).accessToken, cookie };
}

let sequence = 0;

/** A stock number that no other test uses. */
export function freshStockNumber(): string {
  sequence += 1;
  return `T-${process.pid}-${Date.now().toString(36)}-${sequence}`.slice(0, 30);
}

/** A pre-owned vehicle with all fields that it needs to be public. */
export const completeRetailVehicle = (changes: object = {}) => ({
  stockNumber: freshStockNumber(),
  vin: "1HGCM82633A004352",
  year: 2003,
  make: "Honda",
  model: "Accord",
  mileage: "120,500",
  price: "5,400",
  condition: "good",
  ...changes,
});

/** The body of a part request as the wizard sends it. */
export const partRequest = (changes: object = {}) => ({
  vin: "3FA6P0G76ER244757",
  vehicleInfo: { year: 2014, make: "Ford", model: "Fusion", trim: "S", engineSize: "2.5L I4" },
  partDetails: {
    system: "Electrical",
    component: "Headlights - Headlight/Headlamp Assembly",
    additionalInfo: "Passenger side, halogen.",
  },
  customerInfo: { name: "Dana Example", phone: "518-555-0117", email: "dana@example.com" },
  ...changes,
});

/** The body of a repair request as the callback form sends it. */
export const callbackRequest = (changes: object = {}) => ({
  customerInfo: { name: "Lee Sample", phone: "(518) 555-0163", email: "", address: {} },
  vehicleInfo: { year: 2026, make: "TBD", model: "TBD", mileage: 0 },
  serviceInfo: {
    serviceType: "General Repair",
    urgency: "Medium",
    description: "Customer will provide details during phone consultation",
  },
  contactMethod: "phone",
  isSimplifiedRequest: true,
  ...changes,
});

/** The body of a question about a vehicle for sale, as the form on its contact page sends it. */
export const vehicleInquiry = (vehicleId: string, changes: object = {}) => ({
  vehicleId,
  topic: "question",
  message: "Does it have a trailer hitch?",
  customerInfo: { name: "Robin Sample", phone: "518.555.0181", email: "robin@example.com" },
  ...changes,
});
