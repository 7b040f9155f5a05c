// What the business collects, how it uses, shares and protects it.

import { BulletList, Paragraph, Term } from "@/components/privacy/policy-text";

export function InformationWeCollect() {
  return (
    <>
      <Paragraph>
        You give us information when you fill in a form here, call, write, or stand at our counter:
      </Paragraph>
      <BulletList>
        <li>
          <Term>Contact details:</Term> name, email address, phone number and mailing address.
        </li>
        <li>
          <Term>Vehicle details:</Term> year, make, model, trim, VIN, mileage and service history.
        </li>
        <li>
          <Term>Service requests:</Term> the repair you ask about, the part you look for, the vehicle you want
          to see.
        </li>
        <li>
          <Term>Communication records:</Term> what we wrote to each other and what we noted from a call.
        </li>
      </BulletList>
      <Paragraph>Some information arrives by itself when you use the site:</Paragraph>
      <BulletList>
        <li>
          <Term>Device data:</Term> the kind of device and browser, and its internet address.
        </li>
        <li>
          <Term>Usage data:</Term> which pages are opened, and when.
        </li>
        <li>
          <Term>Approximate location:</Term> about where you are, as far as your internet address tells.
        </li>
      </BulletList>
      <Paragraph>
        We use cookies and similar storage in your browser to remember preferences, to analyze traffic, to
        make the site function and to keep it secure. You can refuse or delete them in your browser; parts of
        the site may then forget what you entered.
      </Paragraph>
    </>
  );
}

export function HowWeUseYourInformation() {
  return (
    <>
      <Paragraph>We use what we know about you and your vehicle to:</Paragraph>
      <BulletList>
        <li>answer your requests, call you back and set up appointments;</li>
        <li>find the part that fits, quote it and sell it;</li>
        <li>repair your vehicle, keep its service history and honor the warranty;</li>
        <li>sell you a vehicle and complete the paperwork that goes with it;</li>
        <li>tell you about offers and services, where you have not opted out;</li>
        <li>keep the site working, see how it is used and make it better;</li>
        <li>prevent fraud and abuse, and meet our legal duties.</li>
      </BulletList>
    </>
  );
}

export function InformationSharing() {
  return (
    <>
      <Paragraph>
        <Term>We do not sell your personal data.</Term> We share it only in these cases:
      </Paragraph>
      <BulletList>
        <li>
          <Term>Service providers</Term> who work for us, such as those who host this site, get what they need
          for that work and nothing more.
        </li>
        <li>
          <Term>Legal reasons:</Term> where a law, a court or an authority requires it.
        </li>
        <li>
          <Term>Protection of the business:</Term> to defend our rights, property and safety, and those of our
          customers.
        </li>
        <li>
          <Term>Business transfers:</Term> should the business or a part of it be sold or merged, its records
          may go with it.
        </li>
        <li>
          <Term>Local partners:</Term> for work we do not do ourselves we may refer you to a local provider.
          We pass on your details only with your consent.
        </li>
      </BulletList>
    </>
  );
}

export function DataSecurity() {
  return (
    <>
      <Paragraph>We protect personal information with:</Paragraph>
      <BulletList>
        <li>encryption of what travels between your browser and this site;</li>
        <li>access controls, so that only those who need a record can open it;</li>
        <li>monitoring of our systems for misuse;</li>
        <li>training of our staff in how to handle it.</li>
      </BulletList>
      <Paragraph>
        No system is perfectly safe. If something looks wrong to you, call us and we will look into it.
      </Paragraph>
    </>
  );
}
