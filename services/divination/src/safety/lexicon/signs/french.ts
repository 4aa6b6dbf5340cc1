import type { Signs } from './signs.ts'

export const frenchSigns: Signs = {
  want: [
    'facile|simple',
    'veux|veut|voudrais|jveux|jvoudrais|aimerais|jaimerais|souhaite|espère|préfère|préférerais|envie|mérite|mieux|prête|prêt|décidé|prévois|prie|désire|hâte',
    'rêve de',
    'pense|penser|pensées|pensais|songe|idées [souvent|tout|tous|sans] [le] [temps|arrêt] [à|a|de|au]',
  ],
  die: ['dêtre mort|morte', 'mourir|crever|mort|morte|meure|clamser|suicid*|disparaître', 'plus|pas être|exister|vivre|là', 'en finir'],
  ask: [
    'savoir|demande|demander|rêvé|rêve|rêvais|peur|crains|enterrement|carte|cartes|arcane|anniversaire|grand|mamie|papi|chien|chat|plante|quand|rire|faim|curiosité|amour|vieille|vieux|jeune|projet|entreprise|portable|batterie|père|mère|deuil|livre|parler|denvie',
  ],
  disappear: ['disparaître|disparaitre|mévaporer|meffacer|disparaisse|dissoudre'],
  forever: [
    'toujours|jamais|définitivement|complètement',
    'personne|jamais .. retrouve|cherche|remarque|retrouver|revenir|manque|aperçoive',
    'de [ce|cette|la] monde|surface|terre',
  ],
  vehicle: ['voiture|bus|camion|train|tram|foudre|cancer|accident|métro|maladie|poids|moto|rame|balle'],
  runOver: [
    'renverse|renversait|écrase|écrasait|fauche|fauchait|percute|percutait|emporte|emportait|frappait|tuait|tue|touche|renversée|renversé|écrasée|passait|heurtait|prenait',
  ],
  welcome: [
    'arrange|arrangerait|marrangerait|marrange|soulagée|soulagé|soulagement|heureuse|heureux|contente|content|merci|mieux|grave|dérangerait|service|reconnaissante|bien|gênerait|égal|délivrance|cadeau|bonheur|tant',
  ],
  withoutMe: [
    'sans moi',
    'si|quand|une|lorsque je|jétais|jamais|fois|javais [ne|jamais|nétais|nexistais|disparaissais|serai|mourais] [plus|pas|serai|serais|partie|étais] [là|morte|mort|née|né|partie|plus]',
  ],
  better: [
    'mieux|beau|belle|heureux|heureuse|soulagés|soulagé|tranquilles|tranquille|facile|léger|légers|paix|respirerait|meilleur|calme|joli|respireraient',
  ],
  notReach: [
    'pas|plus|jamais|ne [compte|pense|veux|vais] [envie] [de|dépasser|voir|atteindre|fêter|arriver|vivre|passer] [jusquà|jusqu|jusquau] voir|dépasser|atteindre|fêter|arriver|passer|vivre|fêterai|verrai|atteindrai|connaître|jusquà|jusqu',
  ],
  milestone: [
    'printemps|été|automne|hiver|noël|anniversaire|trente|quarante|vingt|30|40|aube|demain|lendemain|bac|dimanche|lundi|an',
    'lannée|semaine|mois|année prochaine|prochain|nouvelle',
  ],
  allReady: [
    'tout|lettres|choses|affaires .. prêt|prêtes|préparé|réglé|organisé|planifié|rangé|prête',
    'préparé|réglé|organisé|planifié|rangé .. tout|affaires',
  ],
  peace: [
    'silence|paix|calme|néant|repos|noir',
    'après|ensuite .. fini|fin|terminé|enfin',
    'plus [de] mal|douleur|souffrance',
    'plus rien',
  ],
  means: [
    'toute la|une boîte|boite|plaquette',
    'javel|antigel|poison|cyanure|lame|lames|rasoir|corde|fusil|pistolet|revolver|carabine|comprimés|cachets|médicaments|somnifères|insuline|médocs|doliprane|morphine|arme|xanax|flingue|medocs',
  ],
  atHand: [
    'devant|face|côté|près à|de|moi|lui [moi]',
    'dans|sur [la|ma|le|mon|mes|sa|les] main|mains|tiroir|poche|bouche|table|genoux|sac|chevet',
    'personne|seule|seul|suis [nest|à] [à] [la] maison|là',
    'tous|toute|boîte|boite|plaquette|poignée|flacon',
    'regarde|fixe|compte|stocke|accumulé|accumule|avale|avalé|avaler|tiens|caché|cachés|gardé',
    'sous [mon|l] oreiller|lit|loreiller',
    'baignoire|bain|bois|forêt|voiture|hôtel',
  ],
  veins: ['poignet|poignets|veines|avant|cuisse|cuisses|cicatrice|cicatrices|peau', 'bras|jambes|gorge'],
  cut: [
    'coup*|entaill*|tailla*|taille|ouvert|ouvrir|ouverte|ouvre|saign*|sang|lame|rasoir|verre|tesson|lacér*|tranch*|cutter|scarif*',
    'écras* .. cigarett*|clop*|mégot*',
  ],
  height: [
    'dernier étage',
    'étage',
    'pont|toit|balcon|rebord|falaise|rails|quai|parapet|immeuble|viaduc|tour|rambarde|voies|fenêtre|corniche|métro|gratte',
  ],
  brink: [
    'sauter|saute|sauté|bord|vide|tomber|chute|jeter|jette|lancer',
    'lâcher|laisser [prise|tomber]',
    'regarde|regardais|regarder [en|vers] [le] bas',
    'un [seul|dernier] pas',
    'et si [je]',
    'mallonger|allongée|allongé|coucher',
  ],
  relative: [
    'fils|fille|sœur|frère|amie|ami|copine|copain|mari|femme|mère|maman|père|papa|conjoint|compagne|compagnon|cousine|cousin|ex|collègue|nièce|neveu|voisine|voisin|pote|meilleure|meilleur|élève|grand|mamie',
  ],
  farewell: [
    'adieu|adieux|dadieu|lettre|lettres|mot|pardon|pardonne|pardonnez',
    'prends|prenez|occupe|veille [toi] [bien] [soin|de|sur]',
    'donne|donné|offre .. affaires|chien|chat|tout',
  ],
  silent: [
    'essayé|tenté .. déjà|avant|fois|an',
    'déjà [essayé|tenté|fait|une] [essayé|tenté|tentative]',
    'éteint|coupé|injoignable|débranché [son] [téléphone|portable]',
    'répond|décroche|donne|réponds [plus|pas]',
    'cachets|suicid*|pont|disparu*|hôpital|inquiète|peur',
    'tous|monde|amis|discord|instagram|groupe|facebook|snap',
  ],
  elder: [
    'beau|oncle|tonton|grand|papy|entraîneur|professeur|prof|curé|prêtre|père|papa|mère|maman|parents|belle|demi|cousin|frère|éducateur|animateur|moniteur|tuteur|daron',
    'copain|compagnon|ami|mec|mari|conjoint de ma|maman [mère|maman|tante|sœur]',
  ],
  assailant: [
    'mari|copain|ex|conjoint|compagnon|il|femme|copine|elle|père|papa|frère|fiancé|proprio|voisin|mère|maman|patron|fils|mec|homme|oncle|coloc|petit|beau|tonton',
    'quelquun|inconnu|type',
  ],
  hits: [
    'frapper|battre|pousser|serrant|serré|étrangler|secouer|gifler|plaquée|plaqué|cogner|tirée',
    'frappe|frappé|frappée|frappait|bat|battue|battu|battait|tape|tapé|tapée|cogne|cogné|cognée|gifle|giflé|giflée|coups|coup|poussée|poussé|pousse|jetée|jeté|traînée|traîné|traîne|étranglée|étranglé|secoue|secoué|secouée|mordue|brûlée|brûlé|tabasse|tabassée|tabassé|fouette|violent|projetée|plaquée|plaque|maltraite|roue',
  ],
  severe: [
    'escaliers|escalier|mur|sol|gorge|cou|inconsciente|évanouie|sang|saigne|saigné|bleus|bleu|hôpital|côtes|côte|dents|enceinte|ventre|ceinture|bâton|câble|cheveux|couteau|marteau|poing|poings|tête|visage|cassé|cassée|martinet|fer|points|œil|ceinturon|quotidien',
    'tous|toutes|chaque|presque [les|tous|toutes] [les] jours|soirs|soir|jour|nuits|semaines|fois|week',
    'devant [les|nos|mes] enfants',
    'prochaine fois',
    'encore et',
    'plus respirer',
  ],
  fear: [
    'peur|crains|terrifiée|terrifié|terreur|panique|cachée|caché|tremble|effrayée',
    'ma vie',
    'pas [en] sécurité',
    'pas|plus rentrer|retourner [à|chez]',
  ],
  now: [
    'maintenant|dehors|bas|porte|couteau|arme|hurle|ivre|police|cave|soir|défonce|saoul',
    'rentre|revient|arrive|rentrera [à|chez|la|ce]',
    'ce|quil qu|va|me [il] [va|me] [faire|fera]',
    'quil [me|nous|ne] [retrouve|tue|frappe|fasse]',
  ],
  touches: [
    'touche|touchait|touché|touchée|tripote|tripotait|caresse|caressait|embrasse|déshabille|pelote|toucher',
    'main|mains|doigts sous|entre|dans|sur',
    'se colle|couche|glisse|frotte',
    'montre|montré [me|ma|son]',
    'oblige|force [à|de] [toucher|regarder]',
  ],
  night: [
    'nuit|nuits|lit|chambre|bain|bains|douche|seule|seul|seuls|secret|dors|dormir|culotte|nue|nu|genoux|sexe|pénis|personne|porno|poitrine|seins|jambes|jupe|intime*|parties|entrejambe|soir|pyjama|slip',
    'en bas',
  ],
  doesThings: [
    'fait|faisait|font|oblige|force [à] [faire] [des|de] [sales|drôles|mauvaises|vilaines] choses|trucs|mal',
    'choses|trucs [sales|bizarres|avec|à|que] .. moi|veux|avec|dois|travaille|nuit|seuls|aime',
    'me|nous fait|faisait|oblige|force des|du|ça|à|mal [choses|faire]',
  ],
  child: [
    'mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|le|la|les|un|une|au [petit|petite|propre|propres|jeune|plus] fils|fille|filles|enfant|enfants|bébé|garçon|petit|petite|frère|sœur|neveu|nièce|gamin|gamine|gosse|gosses|élève|nourrisson',
  ],
  authority: [
    'voix|dieu|ange|anges|démon|démons|diable|satan|jésus|seigneur|esprit|esprits|prophète|archange|allah|extraterrestres|ciel|entité|vierge',
    'homme|femme|quelquun|chose dans|en ma|la tête',
    'tête|puce',
  ],
  tells: [
    'dit|disent|ordonne|ordonnent|ordonné|commande|commandent|veut|veulent|exige|exigent|demande|demandent|murmure|murmurent|oblige|obligent|dois|faut|crie|crient|choisi|choisie|envoyé|montré|chuchotent|poussent|réclame',
  ],
  slay: [
    'mourir|meure|mauvaise|mauvais|souffrir|crever',
    'tuer|tue|brûler|brûlée|brûle|poignarder|sacrifier|noyer|étrangler|assassiner|égorger|empoisonner|mal|sauter|purifier|punir|détruire|étouffer|blesser|massacrer|éliminer|exécuter',
    'incendier|brûler|feu|enflammer',
  ],
  weight: [
    '28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45 kilos|kg|kilo',
    'maigre|mince|grosse|gros|maigrir|os|côtes|calories|dégueulasse|mincir',
  ],
  food: [
    'laxatifs|jeûne|affame',
    'quune|quun|que|une|un|demi|demie [une|un] pomme|concombre|café|eau|salade|riz|yaourt|biscuit|bouillon|leau',
    'cache|jette|saute|recrache [la|les|mes|ma] repas|nourriture|bouffe',
    'manger|mange|repas|mangé|dîner|nourriture|bouffe|déjeuner',
  ],
  vomit: ['vomi*|régurgit*|gerbe', 'doigts|doigt|brosse .. gorge', 'agenouill*|genoux .. toilettes|cuvette'],
  noFood: ['rien|plus|pas|presque [presque|rien] mange|mangé|avale', 'jeûne|affame', 'mange que|quune|quun|plus'],
  game: [
    'échecs|tennis|jeu|match|partie de|foot|football|hockey|boxe|karaté|judo|tournoi|équipe|cartes|poker|course|tambour|batterie|roman|film|polar|livre|élastique|parachute|piscine|quiz|allergie|rhume|sport|badminton|dames|œufs|vidéo|record|migraine|mayonnaise',
  ],
  drive: ['foncer|fonce|conduire|conduis|voiture|volant|accélérer|moto|rouler|encastrer|rentrer|braquer'],
  obstacle: ['arbre|mur|camion|rivière|ravin|pont|platane|pile|fleuve|lac|falaise|glissière|face|poteau|fossé'],
  mind: [
    'jimagine|mimagine|mimaginer',
    'penser|pense|imagine|imaginer|pensée|pensées|tête|esprit|pulsion|pulsions|tentation|images|idée|idées|envie',
    'narrête|arrête|arrive|cesse pas|de',
  ],
  someone: ["quelqu'un|quelquun|dieu|plaît|plait|voudrais|destin|quon|quil|pitié"],
  killMe: ['me|mait|mabatte|machève [tue] tue|tuer|tuait|bute|flingue|abatte|achève|tire|crève'],
  nobodyCares: [
    'personne|qui|nul|aucun [ne|sen|le|me|nen] [le|sen|me|nen] remarquerait|remarquera|pleurera|pleurerait|apercevrait|apercevra|regretterait|manquerait|soucierait|cherchera|remarque|regrettera|rendrait|soucie',
  ],
  weapon: ['batte|couteau|pistolet|arme|hache|machette|marteau|fusil|chaîne|barre|carabine'],
  atDoor: ['porte|fenêtre|dehors|rue|palier|escalier|maison|jardin|immeuble|couloir|entrée|cour'],
  shouts: ['hurle|crie|cogne|menace|tambourine|frappe|insulte|gueule|tape', 'veut|essaie entrer|dentrer'],
  notSurvive: [
    'survivrai|tiendrai|supporterai|survivre|tenir|supporter|passerai [pas] [à|une|jusquà]',
    'pas|plus survivre|tenir|survivrai|tiendrai',
  ],
  darkNight: ['nuit|idées|pensées|obscurité|noir|douleur'],
  fasting: ['maffame|saffame|maffamer', 'sans manger|nourriture|repas|rien', 'jeûne|jeûner|affame', 'rien mangé|avalé'],
  days: ['jour|jours|semaine|semaines|neuvième|dixième|huitième|septième|sixième|cinquième'],
  willToLive: ['goût|envie|raison|raisons|force|volonté|joie|courage [de|à|la] [la] vivre|vie|continuer|exister', 'espoir|avenir|futur'],
  lost: ['perdu|plus|pas|aucune|sans|aucun|disparu|manque|perds|éteinte|épuisée'],
  wantStop: ['veux|voudrais|aimerais|besoin|prie|plaît .. sarrête|cesse|finisse|arrête|sarrêter|finir'],
  suffering: ['douleur|souffrance|mal|souffrir|calvaire|tout|toujours|vie'],
  going: [
    'quand|si|une|lorsque|après [fois] je|jaurai|que [serai|ne|je] [partie|parti|serai|pars] partie|parti|pars|disparu|serai',
    'mon départ',
  ],
  relieved: ['respirer|respireront|soulagés|soulagement|tranquilles|souffler|paix|repos'],
  grave: ['tombe|cercueil|cimetière|cendres|caveau', 'sous|six [la] terre|pieds'],
  acid: ['acide|lacide|essence|lessence|alcool|pétrole', 'brûler|brûle|mettre vive|vif|feu'],
  doIt: ['fais|ferai|faire|passe|passer [le|à] [lacte|ça]', 'lacte'],
  weary: ['fatiguée|fatigué|force|peux|épuisée|épuisé|lutter|soir|battre'],
  films: ['filme|filmait|filmer|photos|caméra|vidéo|vidéos|webcam|photographie|enregistre'],
  exposes: ['déshabiller|déshabille|nu|nue|nus|nues|dévêtir|sous-vêtements|dénuder'],
  planned: ['plan|planifié|décidé|attends|attendre|préparé|répété|choisi|prévu'],
  wounds: ['coupures|cicatrices|plaies|entailles|brûlures|griffures'],
  worsens: [
    'jambes|disparaître',
    'profondes|profond|cache|cacher|montrer|manches|saignent|peur|honte|cuisses|bras|parents|personne|infectées',
  ],
  material: [
    'tissu|cheveux|salaire|budget|robe|film|acné|opération|chirurgie|escalade|bateau|chat|courant|tatouage|césarienne|presse|journal',
  ],
  frequency: ['fois par|jour [jour]', 'tous|chaque [les] jours|jour|repas', 'grossir|maigrir|cachette|mois|secret|quotidien'],
  nausea: ['enceinte|chimio*|virus|grippe|migraine|intoxication|cuite|gastro|bateau|grossesse'],
  me: ['me|ma|nous|mavait'],
  notHere: ['plus là|ici|vie'],
  indifferent: ['égal|légal|mest [égal]', 'men fous|fiche'],
}
