// The rights of customers, and how to use them.

import { BulletList, Paragraph, PostalAddress, Term } from "@/components/privacy/policy-text";
import { business, privacyFacts, telephoneLink } from "@/lib/business";

export function YourPrivacyRights() {
  return (
    <>
      <Paragraph>You may ask us at any time for:</Paragraph>
      <BulletList>
        <li>
          <Term>Access:</Term> what we hold about you.
        </li>
        <li>
          <Term>Correction:</Term> wrong information put right.
        </li>
        <li>
          <Term>Deletion:</Term> information removed, where no law makes us keep it.
        </li>
        <li>
          <Term>Portability:</Term> a copy in a form you can take elsewhere.
        </li>
        <li>
          <Term>Marketing opt-out:</Term> no more offers from us.
        </li>
        <li>
          <Term>Update:</Term> a new phone number, a new address, another vehicle.
        </li>
        <li>
          <Term>Limit:</Term> a limit to what we use your information for.
        </li>
      </BulletList>
      <Paragraph>
        Call or write to us as shown under{" "}
        <a className="text-link" href="#contact">
          Contact Information
        </a>
        . We may ask a question or two first, to be sure that it is you.
      </Paragraph>
    </>
  );
}

export function DataRetention() {
  return (
    <>
      <Paragraph>We keep personal information:</Paragraph>
      <BulletList>
        <li>for as long as you are our customer;</li>
        <li>
          for as long as legal requirements say, typically {privacyFacts.taxRecordYears} years for financial
          and tax records;
        </li>
        <li>until a dispute that it bears on is resolved.</li>
      </BulletList>
      <Paragraph>After that we delete it, or make it anonymous.</Paragraph>
    </>
  );
}

export function ThirdPartyLinks() {
  return (
    <Paragraph>
      This site links to others that we do not run: our online parts store, a maps service for directions, and
      a map by OpenStreetMap that loads only after you ask for it; your browser remembers that you did, until
      you hide the map. Their own privacy policies apply there. Read them before you leave personal details.
    </Paragraph>
  );
}

export function ChildrensPrivacy() {
  return (
    <Paragraph>
      Our services are not directed to children under {privacyFacts.minimumAge}, and we do not knowingly
      collect their personal information. If you believe that a child gave us some, tell us and we will delete
      it.
    </Paragraph>
  );
}

export function ChangesToThisPolicy() {
  return (
    <>
      <Paragraph>When this policy changes, we:</Paragraph>
      <BulletList>
        <li>post the new version on this page;</li>
        <li>show the date of the update at its top;</li>
        <li>notify you of material changes by email or by a notice on this site.</li>
      </BulletList>
    </>
  );
}

export function ContactInformation() {
  const { name, address, phone, email } = business;
  return (
    <>
      <Paragraph>Questions about this policy, or a request about your information:</Paragraph>
      <PostalAddress>
        <Term>{name}</Term>
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
        <br />
        Phone:{" "}
        <a className="text-link" href={telephoneLink}>
          {phone}
        </a>
        <br />
        Email:{" "}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </PostalAddress>
    </>
  );
}

export function Compliance() {
  return (
    <Paragraph>
      We follow the privacy rules of {privacyFacts.jurisdiction} and, where they apply, the California
      Consumer Privacy Act (CCPA) and the General Data Protection Regulation (GDPR). This policy applies to
      this website and to the services we give in person.
    </Paragraph>
  );
}
