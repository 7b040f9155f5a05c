// What the customer may ask for and expect.

import { business, privacyFacts, telephoneLink } from "@/lib/business";

export function YourPrivacyRights() {
  return (
    <>
      <p>You may ask us at any time for:</p>
      <ul>
        <li>
          <b>Access:</b> what we hold about you.
        </li>
        <li>
          <b>Correction:</b> wrong information put right.
        </li>
        <li>
          <b>Deletion:</b> information removed, where no law makes us keep it.
        </li>
        <li>
          <b>Portability:</b> a copy in a form you can take elsewhere.
        </li>
        <li>
          <b>Marketing opt-out:</b> no more offers from us.
        </li>
        <li>
          <b>Update:</b> a new phone number, a new address, another vehicle.
        </li>
        <li>
          <b>Limit:</b> a limit to what we use your information for.
        </li>
      </ul>
      <p>
        Call or write to us as shown under <a href="#contact">Contact Information</a>. We may ask a question
        or two first, to be sure that it is you.
      </p>
    </>
  );
}

export function DataRetention() {
  return (
    <>
      <p>We keep personal information:</p>
      <ul>
        <li>for as long as you are our customer;</li>
        <li>
          for as long as legal requirements say, typically {privacyFacts.taxRecordYears} years for financial
          and tax records;
        </li>
        <li>until a dispute that it bears on is resolved.</li>
      </ul>
      <p>After that we delete it, or make it anonymous.</p>
    </>
  );
}

export function ThirdPartyLinks() {
  return (
    <p>
      This site links to others that we do not run: our online parts store, a maps service for directions, and
      a map by OpenStreetMap that loads only after you ask for it; your browser remembers that you did, until
      you hide the map. Their own privacy policies apply there. Read them before you leave personal details.
    </p>
  );
}

export function ChildrensPrivacy() {
  return (
    <p>
      Our services are not directed to children under {privacyFacts.minimumAge}, and we do not knowingly
      collect their personal information. If you believe that a child gave us some, tell us and we will delete
      it.
    </p>
  );
}

export function ChangesToThisPolicy() {
  return (
    <>
      <p>When this policy changes, we:</p>
      <ul>
        <li>post the new version on this page;</li>
        <li>show the date of the update at its top;</li>
        <li>notify you of material changes by email or by a notice on this site.</li>
      </ul>
    </>
  );
}

export function ContactInformation() {
  const { name, address, phone, email } = business;
  return (
    <>
      <p>Questions about this policy, or a request about your information:</p>
      <address>
        <b>{name}</b>
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
        <br />
        Phone: <a href={telephoneLink}>{phone}</a>
        <br />
        Email: <a href={`mailto:${email}`}>{email}</a>
      </address>
    </>
  );
}

export function Compliance() {
  return (
    <p>
      We follow the privacy rules of {privacyFacts.jurisdiction} and, where they apply, the California
      Consumer Privacy Act (CCPA) and the General Data Protection Regulation (GDPR). This policy applies to
      this website and to the services we give in person.
    </p>
  );
}
