import { notFound } from "next/navigation";

/** Unknown pages of the admin area: rendered for each request, as its other pages are, with the nonce of middleware.ts. */
export default function UnknownAdminPage() {
  notFound();
}
