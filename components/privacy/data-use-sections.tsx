// What the business takes, does with it, passes on and protects.

export function InformationWeCollect() {
  return (
    <>
      <p>You give us information when you fill in a form here, call, write, or stand at our counter:</p>
      <ul>
        <li>
          <b>Contact details:</b> name, email address, phone number and mailing address.
        </li>
        <li>
          <b>Vehicle details:</b> year, make, model, trim, VIN, mileage and service history.
        </li>
        <li>
          <b>Service requests:</b> the repair you ask about, the part you look for, the vehicle you want to
          see.
        </li>
        <li>
          <b>Communication records:</b> what we wrote to each other and what we noted from a call.
        </li>
      </ul>
      <p>Some information arrives by itself when you use the site:</p>
      <ul>
        <li>
          <b>Device data:</b> the kind of device and browser, and its internet address.
        </li>
        <li>
          <b>Usage data:</b> which pages are opened, and when.
        </li>
        <li>
          <b>Approximate location:</b> about where you are, as far as your internet address tells.
        </li>
      </ul>
      <p>
        We use cookies and similar storage in your browser to remember preferences, to analyze traffic, to
        make the site function and to keep it secure. You can refuse or delete them in your browser; parts of
        the site may then forget what you entered.
      </p>
    </>
  );
}

export function HowWeUseYourInformation() {
  return (
    <>
      <p>We use what we know about you and your vehicle to:</p>
      <ul>
        <li>answer your requests, call you back and set up appointments;</li>
        <li>find the part that fits, quote it and sell it;</li>
        <li>repair your vehicle, keep its service history and honor the warranty;</li>
        <li>sell you a vehicle and complete the paperwork that goes with it;</li>
        <li>tell you about offers and services, where you have not opted out;</li>
        <li>keep the site working, see how it is used and make it better;</li>
        <li>prevent fraud and abuse, and meet our legal duties.</li>
      </ul>
    </>
  );
}

export function InformationSharing() {
  return (
    <>
      <p>
        <b>We do not sell your personal data.</b> We share it only in these cases:
      </p>
      <ul>
        <li>
          <b>Service providers</b> who work for us, such as those who host this site, get what they need for
          that work and nothing more.
        </li>
        <li>
          <b>Legal reasons:</b> where a law, a court or an authority requires it.
        </li>
        <li>
          <b>Protection of the business:</b> to defend our rights, property and safety, and those of our
          customers.
        </li>
        <li>
          <b>Business transfers:</b> should the business or a part of it be sold or merged, its records may go
          with it.
        </li>
        <li>
          <b>Local partners:</b> for work we do not do ourselves we may refer you to a local provider. We pass
          on your details only with your consent.
        </li>
      </ul>
    </>
  );
}

export function DataSecurity() {
  return (
    <>
      <p>We protect personal information with:</p>
      <ul>
        <li>encryption of what travels between your browser and this site;</li>
        <li>access controls, so that only those who need a record can open it;</li>
        <li>monitoring of our systems for misuse;</li>
        <li>training of our staff in how to handle it.</li>
      </ul>
      <p>No system is perfectly safe. If something looks wrong to you, call us and we will look into it.</p>
    </>
  );
}
