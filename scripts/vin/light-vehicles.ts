// The definition of a light vehicle for the VIN data (build-data.ts).

/**
 * vPIC vehicle types: passenger car, truck, bus (which passenger vans such as the Transit and the Express are
 * reported as), multipurpose passenger vehicle, incomplete (chassis cab, van).
 */
export const VEHICLE_TYPES = new Set([2, 3, 5, 7, 10]);

/**
 * vPIC body classes that are not light vehicles: buses, motor homes,
 * stripped and trailer chassis, truck-tractors, fire trucks, sweepers, step vans.
 */
export const OTHER_BODY_CLASSES = new Set([
  16, 66, 67, 68, 71, 72, 73, 75, 76, 77, 78, 107, 108, 111, 112, 116, 129, 130,
]);

/** Makes that sold cars, vans, SUVs or pickups in North America since 1980, spelled as vPIC spells them. */
export const LIGHT_MAKES = new Set(
  `Acura|Alfa Romeo|AM General|American Motors|Aston Martin|Asuna|Audi|Bentley|BMW|BrightDrop|Bugatti|Buick
Cadillac|Chevrolet|Chrysler|Coda|Daewoo|Daihatsu|Datsun|DeLorean|Dodge|Eagle|Ferrari|Fiat|Fisker|Ford
Freightliner|Genesis|Geo|GMC|Honda|Hummer|Hyundai|INEOS|Infiniti|Isuzu|Jaguar|Jeep|KARMA|Kia|Lamborghini
Lancia|Land Rover|Lexus|Lincoln|Lordstown|Lotus|Lucid|Maserati|Maybach|Mazda|McLaren|Mercedes-Benz|Mercury
MERKUR|MINI|Mitsubishi|Nissan|Oldsmobile|Peugeot|Plymouth|Polestar|Pontiac|Porsche|Ram|Renault|RIVIAN
Rolls-Royce|SAAB|Saturn|Scout|Slate|smart|Sprinter (Dodge or Freightliner)|Sterling Motor Car|Subaru|Suzuki
Tesla|The Vehicle Production Group|Toyota|Triumph|VinFast|Volkswagen|Volvo|YUGO`.split(/[|\n]/),
);
