/**
 * Zones whose largest place lies south of the equator, by area. A test compares them with the gazetteer; old names, and zones without a
 * town, are those of the tz database (zone1970.tab, backward).
 */
const south: Readonly<Record<string, string>> = {
  Africa:
    'Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda Lubumbashi Lusaka Maputo Maseru ' +
    'Mbabane Nairobi Windhoek',
  America:
    'Araguaina Asuncion Bahia Belem Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil Jujuy ' +
    'La_Paz Lima Maceio Manaus Mendoza Montevideo Noronha Porto_Velho Punta_Arenas Recife Rio_Branco Santarem Santiago Sao_Paulo',
  Asia: 'Dili Jakarta Jayapura Makassar Pontianak',
  Atlantic: 'South_Georgia St_Helena Stanley',
  Indian: 'Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion',
  Pacific:
    'Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier Guadalcanal Kanton Marquesas Nauru ' +
    'Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Tahiti Tongatapu Wallis',
}

const names = new Set(Object.entries(south).flatMap(([area, cities]) => cities.split(' ').map((city) => `${area}/${city}`)))

/** Whether a time zone lies south of the equator, where the Moon appears upside down to northern eyes. */
export const isSouthern = (zone: string): boolean => names.has(zone) || /^(?:Antarctica|Australia|America\/Argentina)\//.test(zone)
