/** ISO 3166-1 alpha-2 codes; their names come from the browser, in its own language. */
const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'

/** All countries by name. `locale`: a language tag; anything else means the browser's own. */
export const countries = (locale: string): { code: string; name: string }[] => {
  const language = Intl.DisplayNames.supportedLocalesOf(locale === 'auto' ? [] : [locale])[0] ?? 'en'
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** The country of the browser's language, as a first guess. */
export const likelyCountry = (): string => {
  const region = new Intl.Locale(navigator.language).maximize().region ?? ''
  return codes.split(' ').includes(region) ? region : 'US'
}
