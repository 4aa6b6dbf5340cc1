import type { Tongue } from '../dream/lexicon/tongues.ts'

/** How themes and stages are said, by key; sources of regular expressions for whole words without accents. */
type Said = Readonly<Record<string, string>>

export const themeTongues: Readonly<Record<Exclude<Tongue, 'en'>, Said>> = {
  cs: {
    betrayal:
      'never[ay]|neverny|neverna|podved(?:l[ai]?|en[ay]?)|podvadi|podvadel[ai]?|zradil[ai]?|zrada|lhal[ai]? mi|lze mi|za mymi zady|mela? pomer',
    trust: 'duver(?:a|u|y|ou|uju|uji)|never(?:im|i) (?:mu|ji|si)|neduver\\w+|podezrel\\w+|podezriva\\w*|taji|uprimn\\w+|tajemstvi',
    jealousy: 'zarl\\w+|flirtuj\\w+|jin(?:e zeny|i muzi)|nejist[ay]',
    communication:
      'mlci|nemluvi(?:me)?|nemluvil[ai]?|nebavi(?:me)? se|hadame se|hada se|hadk\\w+|ticho|neposlouch\\w+|ignoruje|nedorozumeni|nekomunik\\w+|komunik\\w+|neodpovida|neodepisuje',
    'long-distance': 'na dalku|jine(?:m)? (?:zemi|meste|meste)|v zahranici|v cizine|odstehoval[ai]? se|daleko od sebe|videohovor\\w*',
    distance: 'odtazit\\w+|chladn\\w+|odcizil\\w*|vzdaluje(?:me)?|odtahuje|vzdalil\\w*|uzavrel[ai]? se|prostor pro sebe|jako spolubydlici',
    commitment:
      'svatb\\w+|zasnub\\w+|zasnoub\\w+|pozadal[ai]? .{0,12}o ruku|vzit si|brat se|sestehov\\w+|zavaz\\w+|spolecn(?:a|ou) budoucnost\\w*|spolecne bydl\\w+',
    'break-up':
      'roz(?:esl[ai]? se|chod\\w*|ved\\w+|vod\\w*|esli jsme se|chazi\\w*)|rozpad\\w*|opustil[ai]? me|odesel ode me|odesla ode me|muj byval\\w+|ma byval\\w+|moje byval\\w+|ukoncil[ai]? (?:to|vztah)',
    'new-love':
      'poznal[ai]? (?:jsem )?|nedavno .{0,20}seznamil\\w*|seznamil[ai]? jsme se|prvni (?:rande|schuzka|schuzku)|zamiloval\\w*|novy vztah|nova laska|motylk\\w+|chodime spolu (?:par|nekolik|dva|tri)',
    unspoken:
      'nevi(?:, ze| o mych| o me)|neopetovan\\w+|tajne (?:ho|ji) |nerekl[ai]? (?:jsem )?(?:mu|ji)|jen (?:kamarad\\w*|pratele)|bojim se (?:mu|ji) (?:to )?rict|nemiluje me|nejasne signaly',
    family: '(?:jeho|jeji|moje|nase|ma|muj) (?:rodin\\w+|rodice|matka|otec|mama|tata|sestra|bratr)|tchyn\\w+|tchan\\w*|rodic\\w+',
    children: 'det(?:i|mi|em)|ditet\\w*|dite|miminko|syn(?:a|em)?|dcer[auy]?|tehot\\w+|zalozit rodinu',
    money: 'penize|penez|penezi|dluh\\w*|plat\\w{0,2}|najem|najmu|hypotek\\w+|utraci|vydelava\\w*|nezamestnan\\w+',
    affection:
      'neh[ay]|neznost\\w*|intim\\w+|sex\\w*|dotyk\\w*|dotek\\w*|vasen|vasne|polib\\w+|libat|objet[ií]|objima\\w*|pritazliv\\w+|romanti\\w+|jiskr\\w+',
    loneliness: 'osamel\\w+|samot[auy]|sam[ao]?|opusten\\w+|chybi mi|styska se|prehlizen\\w+|neviditeln\\w+',
    'growing-apart':
      'odcizili|nic spolecneho|rozdiln\\w+ (?:cile|hodnoty|zivoty)|kazdy jin\\w+|zmenil[ai]? se|rutin\\w+|nuda|nudime|vyprchal\\w*|uz (?:ho|ji) nemiluji?',
    work: 'prac(?:e|i|uje|ovni)|nema cas|nemame cas|zaneprazdn\\w+|stres\\w*|vycerpan\\w+|kariera|kariery|pretizen\\w+',
    past: '(?:jeho|jeji|sve|svou|sveho) (?:byval\\w+|ex|minulost\\w*)|stara laska|vratil[ai]? se|pred lety|minul\\w+ vztah\\w*|predchozi vztah\\w*',
    forgiveness: 'odpust\\w+|odpousti\\w*|omluv\\w+|omlouva\\w*|druh(?:a|ou) sanc\\w+|lituj\\w+|muj? vin[auy]|moje vina|provinil\\w*',
    self: 'ztracim (?:sama|sam|samu) seb\\w+|ztratil[ai]? (?:jsem )?se(?:be)?|muj vlastni zivot|sve potreby|moje potreby|nejsem dost\\w*|nestacim|chodim po spickach',
    joy: 'stastn[yai]|smej(?:u|eme|i) se|miluj(?:u|i|eme) (?:ho|ji|se)|ma me rad|ma me rada|vdecn\\w+|nejlepsi (?:pritel|kamarad|kamaradka)|krasn(?:e|y) (?:spolu|vztah)|usmiva\\w*',
  },
  de: {
    betrayal:
      'betrogen|betrugt?|betrugen|fremdgegangen|fremdgeh\\w*|untreu\\w*|affare|verrat|verraten|angelogen|belogen|lugt mich an|hinter meinem rucken',
    trust: 'vertrau\\w*|misstrau\\w*|misstraue|verdacht|verheimlicht|geheimnis\\w*|ehrlich\\w*|unehrlich\\w*',
    jealousy: 'eifersucht\\w*|eifersuchtig\\w*|neidisch|flirtet|andere(?:n)? (?:frauen|manner)|unsicher',
    communication:
      'schweig\\w*|schweigt|redet? (?:kaum|nicht|nie)|reden (?:kaum|nicht|nie)|streit\\w*|streiten|hort (?:mir )?(?:nicht|nie) zu|ignoriert|missverst\\w+|antwortet nicht|meldet sich nicht|kommuni\\w+|sprechen (?:kaum|nicht|nie)',
    'long-distance': 'fernbeziehung\\w*|anderen? (?:stadt|land)|im ausland|weit weg|weggezogen|stunden entfernt|videoanruf\\w*',
    distance: 'distanz\\w*|distanziert|kalt zu mir|abweisend|zieht sich zuruck|zuruckgezogen|entfremd\\w*|abstand|wie mitbewohner|freiraum',
    commitment:
      'heirat\\w*|hochzeit\\w*|verlob\\w+|antrag|zusammenzieh\\w*|zusammenzuzieh\\w*|verbindlich\\w*|festleg\\w*|gemeinsame zukunft|ernst meint|bindungsangst',
    'break-up': 'getrennt|trennung\\w*|trennen|schluss gemacht|verlassen|scheidung\\w*|geschieden|mein(?:e|en|em)? ex\\w*|auseinander',
    'new-love':
      'kennengelernt|neue liebe|neue beziehung|neuen (?:freund|partner|mann)|neue freundin|verliebt|erste(?:s|n)? date|schmetterlinge|frisch zusammen',
    unspoken:
      'wei(?:ß|ss) nicht, dass|unerwidert\\w*|einseitig\\w*|heimlich|nie gesagt|nur freunde|traue mich nicht|liebt mich nicht|gemischte signale',
    family:
      '(?:seine|ihre|meine|unsere) (?:familie|eltern|mutter|schwester)|(?:sein|ihr|mein) (?:vater|bruder)|schwiegermutter|schwiegereltern|schwiegervater',
    children: 'kind|kinder[n]?|baby|sohn|tochter|schwanger\\w*|familie grunden|elternschaft|kinderwunsch',
    money: 'geld|schulden|miete|gehalt|einkommen|arbeitslos|hypothek|finanz\\w+|teuer|sparsam',
    affection:
      'zartlich\\w*|intim\\w*|sex\\w*|beruhr\\w*|leidenschaft\\w*|kuss|kusse|kussen|kuschel\\w*|romanti\\w*|anziehung|funke|begehren|nahe',
    loneliness: 'einsam\\w*|allein|alleine|ungeliebt|unsichtbar|vermisse|fehlt mir|selbstverstandlich genommen|vernachlassigt',
    'growing-apart':
      'auseinandergelebt|auseinander gelebt|nichts gemeinsam\\w*|keine gemeinsam\\w+|verschiedene (?:ziele|werte|wege)|verandert|routine|alltag|langweil\\w+|gefuhle (?:sind )?(?:weg|verloren)',
    work: 'arbeit\\w*|keine zeit|wenig zeit|nie zeit|beruf\\w*|karriere|stress\\w*|erschopft|uberarbeitet|uberstunden|schichten',
    past: '(?:seine|seiner|ihre|ihrer|sein|ihr) (?:ex\\w*|vergangenheit)|alte liebe|zuruckgekommen|vor jahren|fruhere(?:n)? beziehung\\w*|altlasten',
    forgiveness: 'verzeih\\w*|vergeb\\w*|entschuldig\\w*|zweite chance|bereu\\w*|schuld|schuldig|wiedergutmach\\w*|reue',
    self: 'verliere mich|mich selbst verloren|eigenes leben|meine bedurfnisse|nicht genug|nicht gut genug|selbstwert\\w*|auf zehenspitzen|zu viel fur',
    joy: 'glucklich\\w*|lachen|lache|liebe (?:ihn|sie)|lieben uns|liebt mich|dankbar|bester freund|beste freundin|wunderbar\\w*|geborgen\\w*|bringt mich zum lacheln',
  },
  es: {
    betrayal:
      'enganado|enganada|engano|enganaba|infiel\\w*|infidelidad|traicion\\w*|me mintio|me miente|mentiras|a mis espaldas|aventura con',
    trust: 'confi(?:o|anza|ar|a)|desconfi\\w+|sospech\\w+|secretos?|oculta|esconde|honest\\w+|sincer\\w+',
    jealousy: 'celos|celos[oa]s?|envidia|coquetea|otras mujeres|otros hombres|insegur[oa]',
    communication:
      'no (?:hablamos|habla|me habla|me escucha|responde|contesta)|silencios?|discut\\w+|discusion\\w*|peleas?|peleamos|me ignora|malentendid\\w+|comunica\\w+|se calla|apenas habl\\w+',
    'long-distance': 'a distancia|otr[oa] (?:ciudad|pais|continente)|en el extranjero|lejos|se mudo|videollamad\\w*|kilometros',
    distance: 'distante|distanci(?:ado|ada|amos|o)|fri[oa] conmigo|frialdad|se aleja|alejad[oa]|se aparta|espacio|como companeros de piso',
    commitment:
      'compromiso|comprome\\w+|casar\\w*|boda|matrimonio|prometid[oa]|vivir juntos|mudarnos juntos|futuro juntos|nuestro futuro|formaliz\\w+',
    'break-up':
      'romp(?:imos|io|er|iste)|ruptura|separ(?:ados|ada|acion|amos|ado)|divorci\\w+|me dejo|mi ex\\w*|termin(?:o|amos) (?:conmigo|la relacion)|cortamos',
    'new-love':
      'acabo de conocer|conoci a|nos conocimos hace poco|nuev[oa] (?:amor|relacion|pareja|novio|novia)|primera cita|enamorand\\w+|me gusta (?:un|una)|mariposas|empezamos a salir',
    unspoken:
      'no sabe que|no correspondid\\w+|en secreto|nunca le (?:dije|he dicho)|solo amigos|no me quiere|no me ama|miedo a decir\\w+|senales confusas',
    family: '(?:su|mi|nuestra) (?:familia|madre|mama|padre|papa|hermana|hermano)|suegr[oa]s?|sus padres|mis padres',
    children: 'hij[oa]s?|ninos?|bebe|embaraz\\w+|tener familia|formar una familia|paternidad|maternidad',
    money: 'dinero|deudas?|alquiler|sueldo|salario|hipoteca|gastos?|gasta|desemplead[oa]|en paro|ingresos',
    affection:
      'carin\\w+|intim\\w+|sexo|sexual\\w*|caricias?|toca|pasion\\w*|besos?|besar\\w*|abraz\\w+|romantic\\w+|deseo|atraccion|chispa|ternura',
    loneliness: 'solo|sola|soledad|invisible|extrano|echo de menos|me falta|ignorad[oa]|abandonad[oa]|descuidad[oa]',
    'growing-apart':
      'nada en comun|distintos (?:objetivos|caminos)|diferentes (?:objetivos|caminos|metas)|ha cambiado|cambio mucho|rutina|aburrid[oa]s?|aburrimiento|ya no (?:lo|la) amo|se apago',
    work: 'trabaj\\w+|sin tiempo|no tiene tiempo|no tenemos tiempo|ocupad[oa]s?|carrera|estres\\w*|agotad[oa]s?|horarios?',
    past: 'su ex\\w*|su pasado|viejo amor|volvio|ha vuelto|hace anos|relacion(?:es)? (?:anterior|pasada)\\w*',
    forgiveness: 'perdon\\w*|disculp\\w+|segunda oportunidad|arrepent\\w+|culpa|culpable|remordimient\\w+',
    self: 'me pierdo|me he perdido|perdi a mi mism[oa]|mi propia vida|mis necesidades|no soy suficiente|suficientemente buen[oa]|autoestima|de puntillas',
    joy: 'feliz|felices|felicidad|reimos|risas?|me hace reir|lo amo|la amo|nos amamos|me quiere|agradecid[oa]|mejor amig[oa]|maravillos[oa]|me hace sonreir',
  },
  fr: {
    betrayal: 'trompee?|trompait|infidel\\w+|infidelite|trahi\\w*|trahison|menti|mensonges?|dans mon dos|liaison avec|aventure avec',
    trust: 'confiance|mefi\\w+|soupcon\\w*|secrets?|cache des choses|me cache|honnet\\w+|sincer\\w+',
    jealousy: 'jaloux|jalouse|jalousie|flirte|autres (?:femmes|hommes|filles)|peu sure? de moi|insecurite',
    communication:
      "ne (?:me )?parl(?:e|ons) (?:plus|pas|jamais)|silences?|disput\\w+|se disputer|m[’' ]?ignore|malentendu\\w*|communi\\w+|ne m[’' ]?ecoute|ne repond (?:plus|pas)|se tait",
    'long-distance': "a distance|autre (?:ville|pays|continent)|a l[’' ]etranger|loin (?:de|l[’' ]un)|a demenage|kilometres|appels video",
    distance:
      "distante?|distant avec|froideu?r?|froide?|s[’' ]eloigne|eloign\\w+|se replie|renferm\\w+|besoin d[’' ]espace|comme des colocataires",
    commitment: "engag\\w+|mari(?:age|er|ee?s?)|fianc\\w+|demande en mariage|emmenager|vivre ensemble|notre avenir|s[’' ]engager|serieux",
    'break-up': "rupture|rompu|rompre|separ(?:es?|ation|ee)|divorc\\w+|m[’' ]a quittee?|mon ex\\w*|on s[’' ]est quittes?|largue\\w*",
    'new-love':
      'viens de rencontrer|rencontre (?:quelqu\\w*|un homme|une femme)|nouvelle? (?:amour|relation|copain|copine|histoire)|premier rendez-vous|tombe\\w* amoureu\\w+|papillons|debut de (?:relation|notre)',
    unspoken:
      "ne sait pas (?:que|ce que)|non partage|a sens unique|en secret|jamais (?:ose )?(?:lui )?dit|juste amis|ne m[’' ]aime pas|peur de lui dire|signaux contradictoires",
    family:
      '(?:sa|ma|notre) (?:famille|mere|maman|soeur|belle-famille)|(?:son|mon) (?:pere|frere)|ses parents|mes parents|belle-mere|beau-pere|beaux-parents',
    children: 'enfants?|bebe|fils|fille|enceinte|fonder une famille|parentalite|devenir parents?',
    money: 'argent|dettes?|loyer|salaire|revenus?|depens\\w+|pret immobilier|chomage|finances?',
    affection:
      'tendresse|tendre|intim\\w+|sexe|sexuel\\w*|caress\\w+|toucher|passion\\w*|baisers?|embrass\\w+|calin\\w*|romantique|desir|attirance|etincelle',
    loneliness: 'seul|seule|solitude|invisible|me manque|delaisse\\w*|negligee?|abandonnee?|comme acquise?',
    'growing-apart':
      "rien en commun|objectifs differents|chemins differents|a (?:beaucoup )?change|routine|ennui|on s[’' ]ennuie|plus amoureu\\w+|flamme (?:est )?eteinte",
    work: 'travail\\w*|pas le temps|jamais le temps|occupee?|carriere|stress\\w*|epuisee?|boulot|horaires',
    past: 'son ex\\w*|son passe|ancien amour|est revenue?|il y a des annees|relations? (?:precedente|passee)s?|ancienne relation',
    forgiveness: 'pardon\\w*|excus\\w+|seconde chance|deuxieme chance|regret\\w*|coupable|ma faute|culpabilite',
    self: 'je me perds|perdue? moi-meme|ma propre vie|mes besoins|pas assez bien|pas assez pour|estime de moi|sur des oeufs',
    joy: "heureux|heureuse|bonheur|rions|rires?|me fait rire|je l[’' ]aime|on s[’' ]aime|m[’' ]aime|reconnaissante?|meilleure? amie?|merveilleu\\w+|me fait sourire",
  },
}

/** What `say` finds that is not meant, by theme. */
export const barredThemes: Readonly<Record<Exclude<Tongue, 'en'>, Said>> = {
  cs: { joy: 'nejsem (?:\\w+ ){0,3}stastn\\w+|nestastn\\w+|neni stastn\\w+', loneliness: 'same(?:ho|mu)|sam od sebe' },
  de: { joy: 'nicht (?:mehr |so |sehr )?glucklich\\w*|unglucklich\\w*', loneliness: 'allein schon|nicht allein' },
  es: { joy: 'no (?:soy|estoy|es|somos) (?:muy |tan )?feli\\w+|infeliz', loneliness: 'solo (?:amigos|quiero|se|por|me|un|una|hablamos)' },
  fr: {
    joy: "pas (?:tres |si |vraiment )?heureu\\w+|malheureu\\w+|ne m[’' ]?aime (?:pas|plus)",
    loneliness: 'un seul|une seule|seul a seul',
  },
}

export const stageTongues: Readonly<Record<Exclude<Tongue, 'en'>, Said>> = {
  cs: {
    ended:
      'muj byval\\w+|ma byvala|moje byvala|rozesli jsme se|rozesel se se mnou|rozesla se se mnou|opustil[ai]? me|(?:jsme|jsem) rozveden\\w+|po (?:rozchodu|rozvodu)|ukoncil[ai]? to',
    unrequited:
      'neopetovan\\w+|nevi, ze (?:ho|ji|se)|nemiluje me|nikdy jsem (?:mu|ji) nerekl[ai]?|jen kamaradi|je zadany|je zadana|tajne (?:ho|ji) miluj\\w+',
    doubt:
      'mam (?:zustat|odejit|pockat|cekat)|nejsem si jist\\w+|pochyb\\w+|nevim,? (?:jestli|zda|co)|zvazuj\\w+ (?:rozchod|rozvod)|krize|krizi|ma to smysl|vzdaluje(?:me)? se|zmaten\\w+',
    new: 'prave jsme se (?:poznali|seznamili)|nedavno (?:jsem|jsme) (?:poznal\\w*|se seznamil\\w*|potkal\\w*)|potkal[ai]? jsem|poznal[ai]? jsem|prvni rande|novy vztah|(?:par|nekolik|dva|tri) (?:tydny|tydnu|mesice|mesicu)',
    settled:
      'muj manzel|ma manzelka|moje manzelka|manzel\\w*|(?:let|roku|roky) (?:spolu|manzel\\w+)|jsme spolu (?:\\w+ ){0,2}let|bydlime spolu|vdana|zenaty|nase deti',
  },
  de: {
    ended:
      'mein(?:e|en|em)? ex\\w*|haben uns getrennt|hat (?:mich verlassen|sich getrennt|schluss gemacht)|(?:sind|bin) (?:geschieden|getrennt)|nach (?:der|unserer) (?:trennung|scheidung)|ist vorbei zwischen uns',
    unrequited:
      'unerwidert\\w*|einseitig\\w*|liebt mich nicht|wei(?:ß|ss) nicht, dass ich|nie gesagt|nur freunde|heimlich (?:in|verliebt)|ist vergeben',
    doubt:
      'soll ich (?:bleiben|gehen|warten|mich trennen)|nicht sicher|unsicher|zweifel\\w*|wei(?:ß|ss) nicht,? (?:ob|was|wie)|krise|beziehungspause|hat (?:es|das) (?:noch )?zukunft|auseinanderleben|verwirrt|distanziert',
    new: 'gerade kennengelernt|(?:vor kurzem|kurzlich|neulich) (?:\\w+ )?(?:kennengelernt|getroffen)|erste(?:s|n)? date|frisch (?:verliebt|zusammen)|neue beziehung|seit (?:ein paar|zwei|drei|einigen) (?:tagen|wochen|monaten)|(?:jemanden|einen mann|eine frau) kennengelernt',
    settled:
      'mein(?:em|en)? (?:ehemann|mann|verlobter)|meine(?:r)? (?:ehefrau|frau|verlobte)|verheiratet|seit (?:\\w+ ){0,2}jahren|wohnen zusammen|leben zusammen|unsere kinder|jahrestag',
  },
  es: {
    ended:
      'mi ex\\w*|rompimos|nos separamos|me dejo|(?:estamos|estoy|somos) (?:divorciad\\w+|separad\\w+)|(?:tras|despues de) (?:la|nuestra) (?:ruptura|separacion)|termino conmigo|se acabo entre',
    unrequited:
      'no correspondid\\w+|no me (?:ama|quiere)|no sabe que (?:lo|la|me)|nunca le (?:dije|he dicho)|solo amigos|en secreto|tiene (?:novia|novio|pareja)',
    doubt:
      'debo (?:quedarme|irme|dejarl\\w+|esperar\\w*)|no estoy segur[oa]|dud(?:as?|o|ando)|no se (?:si|que hacer)|crisis|(?:tiene|tenemos) futuro|me pregunto si|confundid[oa]|darnos un tiempo|distante',
    new: 'acabo de conocer|acabamos de (?:conocernos|empezar)|conoci a (?:alguien|un|una)|primera cita|(?:hace|llevamos) (?:poco|unas|dos|tres|unos|pocas) ?(?:semanas|meses|dias)?(?: saliendo)?|nueva (?:relacion|pareja)|empezamos a salir',
    settled:
      'mi (?:marido|esposo|esposa|mujer|prometid[oa])|casad[oa]s?|(?:llevamos|desde hace) (?:\\w+ ){0,2}anos|vivimos juntos|nuestros hijos|aniversario',
  },
  fr: {
    ended:
      "mon ex\\w*|on s[’' ]est (?:quittes?|separes?)|m[’' ]a quittee?|(?:sommes|suis) (?:divorces?|separes?|divorcee|separee)|apres (?:la|notre) (?:rupture|separation|divorce)|c[’' ]est fini entre",
    unrequited:
      "non partage|a sens unique|ne m[’' ]aime pas|ne sait pas que je|jamais (?:ose )?(?:lui )?dit|juste amis|en secret|est deja (?:en couple|pris|prise)",
    doubt:
      'dois-je (?:rester|partir|attendre|le quitter|la quitter)|pas sure?|doutes?|je doute|ne sais (?:pas|plus) (?:si|quoi|ce)|en crise|une pause|a-t-on un avenir|confuse?|distante?|eloigne',
    new: 'viens de rencontrer|venons de (?:nous rencontrer|commencer)|rencontre (?:quelqu\\w*|un homme|une femme)|premier rendez-vous|depuis (?:quelques|deux|trois|peu)(?: semaines| mois| jours)?|nouvelle relation|debut',
    settled:
      'mon (?:mari|epoux|fiance)|ma (?:femme|epouse|fiancee)|maries|mariee?|depuis (?:\\w+ ){0,2}ans|vivons ensemble|nos enfants|anniversaire',
  },
}
