import type { LocalNumbers } from './local-numbers.ts'

export const french: LocalNumbers = {
  roles: {
    'life-path': '(?:nombre du )?chemin de vie',
    expression: "(?:nombre|chiffre) d[’']expression|nombre du destin",
    'soul-urge': "(?:nombre|chiffre) (?:de l[’']âme|intime)|élan spirituel|élan de l[’']âme",
    personality: '(?:nombre|chiffre) de (?:la )?personnalité|nombre de réalisation',
    birthday: "(?:nombre|chiffre) (?:d[’']anniversaire|de naissance|du jour de naissance)",
    'personal-year': 'année personnelle',
    'personal-month': 'mois personnel',
    'personal-day': 'jour(?:née)? personnel(?:le)?',
    bridge: 'nombre (?:de )?pont',
  },
  words: ['1', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'vingt-deux', 'trente-trois'],
  between: 'est|le|un|une|nombre|donne|:|=|–|,',
  measure: 'ans|mois|semaines|jours|heures|minutes|lettres|personnes|fois|%',
  masterNumber: '(?:maître-nombre|maitre-nombre|nombre maître)',
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  of: '(?:er)? ',
}
