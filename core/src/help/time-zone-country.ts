import { countryCodes, type CountryCode } from "./helpline.ts";

/** The IANA time zones of each country with helplines, including old names that browsers still report. */
export const timeZonesOf: Readonly<Record<CountryCode, readonly string[]>> = {
  AR: zones(
    "America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia",
    "America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja",
    "America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta",
    "America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman",
    "America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy",
    "America/Mendoza America/Rosario",
  ),
  AU: zones(
    "Antarctica/Macquarie Australia/ACT Australia/Adelaide Australia/Brisbane Australia/Broken_Hill",
    "Australia/Canberra Australia/Currie Australia/Darwin Australia/Eucla Australia/Hobart",
    "Australia/LHI Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/NSW",
    "Australia/North Australia/Perth Australia/Queensland Australia/South Australia/Sydney",
    "Australia/Tasmania Australia/Victoria Australia/West Australia/Yancowinna",
  ),
  CA: zones(
    "America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour",
    "America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson",
    "America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit",
    "America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River",
    "America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current",
    "America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg",
    "America/Yellowknife Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain",
    "Canada/Newfoundland Canada/Pacific Canada/Saskatchewan Canada/Yukon",
  ),
  CL: zones(
    "America/Coyhaique America/Punta_Arenas America/Santiago Chile/Continental Chile/EasterIsland",
    "Pacific/Easter",
  ),
  CO: zones("America/Bogota"),
  CR: zones("America/Costa_Rica"),
  EC: zones("America/Guayaquil Pacific/Galapagos"),
  ES: zones("Africa/Ceuta Atlantic/Canary Europe/Madrid"),
  GB: zones("Europe/Belfast Europe/London GB GB-Eire"),
  IE: zones("Eire Europe/Dublin"),
  IN: zones("Asia/Calcutta Asia/Kolkata"),
  MX: zones(
    "America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez",
    "America/Ensenada America/Hermosillo America/Matamoros America/Mazatlan America/Merida",
    "America/Mexico_City America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana",
    "Mexico/BajaNorte Mexico/BajaSur Mexico/General",
  ),
  NZ: zones("NZ NZ-CHAT Pacific/Auckland Pacific/Chatham"),
  PA: zones("America/Panama"),
  PE: zones("America/Lima"),
  PR: zones("America/Puerto_Rico"),
  US: zones(
    "America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver",
    "America/Detroit America/Fort_Wayne America/Indiana/Indianapolis America/Indiana/Knox",
    "America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City",
    "America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis",
    "America/Juneau America/Kentucky/Louisville America/Kentucky/Monticello America/Knox_IN",
    "America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York",
    "America/Nome America/North_Dakota/Beulah America/North_Dakota/Center",
    "America/North_Dakota/New_Salem America/Phoenix America/Shiprock America/Sitka",
    "America/Yakutat Navajo Pacific/Honolulu US/Alaska US/Aleutian US/Arizona US/Central",
    "US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain US/Pacific",
  ),
  UY: zones("America/Montevideo"),
};

const countryByZone: ReadonlyMap<string, CountryCode> = new Map(
  countryCodes.flatMap((code) => timeZonesOf[code].map((zone) => [zone, code] as const)),
);

/**
 * The country of the first of `zones` that lies in one with lines: where the device is comes before what the account says, because a
 * number is dialled from where the phone is. A zone that is no place (UTC) or has no lines leaves it to the next one.
 */
export function countryOfZones(zones: readonly string[]): CountryCode | null {
  return zones.map(countryOfTimeZone).find((code) => code !== null) ?? null;
}

/**
 * The country that a time zone suggests, as the initial value of the setting; null if no listed country
 * has the zone. A person's own choice always takes precedence. safety.md: Helplines
 */
export function countryOfTimeZone(timeZone: string): CountryCode | null {
  return countryByZone.get(timeZone) ?? null;
}

function zones(...rows: string[]): readonly string[] {
  return rows.flatMap((row) => row.split(" "));
}
