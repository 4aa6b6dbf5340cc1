import type { Signs } from './signs.ts'

export const spanishSigns: Signs = {
  want: [
    'fácil|sencillo',
    'quiero|quiere|quisiera|querría|kiero|deseo|desea|ojalá|espero|prefiero|preferiría|ganas|mejor|merezco|planeo|decidí|decidido|rezo|anhelo|ruego|gustaría|necesito|lista|listo',
    'pienso|pensando|pensar|piensa|pensamientos [mucho|siempre|cada] [en|de]',
  ],
  die: [
    'morir|morirme|morirse|muerte|muerta|muerto|muera|muriera|muriese|palmarla|diñarla|suicid*|existir',
    'no [estar|seguir] [estar|seguir] viva|vivo|aquí|viviendo|existir',
    'acabar|terminar con [mi|todo] [vida]',
  ],
  ask: [
    'saber|pregunto|preguntar|soñé|sueño|soñaba|miedo|temo|funeral|carta|cartas|arcano|aniversario|abuela|abuelo|perro|gato|planta|cuándo|risa|hambre|curiosidad|amor|vieja|viejo|joven|proyecto|empresa|móvil|batería|padre|madre|duelo|libro',
  ],
  disappear: [
    'se|me apaga|apago|apagar|borrarme|apagarme|apagarse',
    'desaparecer|desaparezco|esfumarme|desaparesco|desvanecerme|desapareciera|evaporarme',
  ],
  forever: [
    'siempre|eternamente|completo|todo',
    'nadie|nunca .. busque|encuentre|note|extrañe|eche|encuentren|volver|vuelva|note|entere',
    'de [este|esta|la] mundo|faz|tierra',
  ],
  vehicle: ['coche|carro|autobús|bus|camión|tren|tranvía|rayo|cáncer|accidente|metro|auto|enfermedad|bala'],
  runOver: [
    'atropella|atropellara|atropelle|atropellase|arrolla|arrollara|golpea|golpeara|lleva|llevara|lleve|pilla|pillara|mata|matara|alcanza|parte|partiera|arrolle|mate|estrella',
  ],
  welcome: [
    'favor|agradecería|agradecida|agradecido|alivio|alegraría|importaría|mejor|feliz|daría|bien|igual|gracias|contenta|contento|ojalá|bendición|importa|liberación|regalo',
  ],
  withoutMe: [
    'sin mí|mi|migo [en|la|todo|serían|estarían|sería|estaría]',
    'si|cuando|que yo|no|me|ya [no|me|hubiera|estuviera|existiera] [estuviera|existiera|hubiera|muriera|muera|desaparezca|fuera|esté] nacido|estuviera|existiera|muriera|muera|desaparezca|desapareciera|esté|muerto|muerta|aquí',
  ],
  better: [
    'mejor|mejores|feliz|felices|tranquilos|tranquila|bonito|fácil|alivio|ligera|paz|descansarían|respirarían|bello|hermoso|aliviados|tranquilo',
  ],
  notReach: [
    'no|ni|nunca|jamás [quiero|pienso|voy|creo|espero|planeo|tengo] [que|a|de] [intención] [llegar|ver|cumplir|pasar|vivir] llegar|llegue|llegaré|ver|cumplir|cumpliré|pasar|vivir|celebrar|veré|alcanzar|vea',
  ],
  milestone: [
    'primavera|verano|otoño|invierno|navidad|cumpleaños|treinta|cuarenta|veinte|30|40|amanecer|mañana|graduación|domingo|lunes|reyes|nochevieja',
    'próximo|próxima|año|nuevo año|semana|mes|nuevo',
  ],
  allReady: [
    'todo|cartas|cosas .. listo|lista|preparado|arreglado|planeado|organizado|listas|decidido|resuelto',
    'preparado|arreglado|planeado|dejado .. todo',
  ],
  peace: [
    'silencio|paz|calma|nada|oscuridad',
    'después|luego .. acaba|acabará|termina|terminará|fin|descanso|descansaré',
    'sin dolor',
    'no dolerá',
  ],
  means: [
    'todo|entero el|frasco [frasco]|bote|blíster',
    'lejía|cloro|veneno|raticida|cuchilla|cuchillas|navaja|soga|pistola|escopeta|revólver|pastillas|píldoras|somníferos|insulina|tranquilizantes|tabletas|medicamentos|morfina|arma|cianuro|pesticida|lorazepam|diazepam',
  ],
  atHand: [
    'delante|enfrente|frente|lado de|a|mío|mí [mí|mi]',
    'en [la|mi|el|mis|su] mano|manos|cajón|bolsillo|boca|mesilla|regazo|mochila|mesa',
    'nadie|sola|solo|estoy [hay|está] [en] casa',
    'todas|todos|frasco|caja|puñado|entera|entero',
    'mirando|miro|cuento|contando|guardadas|juntando|trago|tragar|tragado|escondidas|sujeto|acumulado|guardando',
    'bajo|debajo [de|la|mi] almohada|cama',
    'bañera|tina|baño|bosque|coche|hotel',
  ],
  veins: ['muñeca|muñecas|venas|antebrazo|antebrazos|muslo|muslos|cicatriz|cicatrices|piel', 'brazo|brazos|piernas|garganta'],
  cut: ['cort*|raja*|rajo|sangr*|cuchilla|vidrio|cristal|navaja|abrí|abierto|abrió|abrirme|abrirse|bisturí', 'apag* .. cigarr*|colilla*'],
  height: [
    'piso|planta alto|alta|más',
    'puente|azotea|tejado|balcón|cornisa|acantilado|barandilla|vías|andén|rascacielos|viaducto|ventana|terraza|rieles|precipicio|metro|parapeto',
  ],
  brink: [
    'saltar|salto|salté|tirar*|lanzar*|borde|caer|caída|arrojar*|caigo|vacío',
    'dejarme|soltarme|soltar',
    'mirando|miro|miraba [hacia|para] abajo',
    'un [solo|último] paso',
    'qué|y pasaría|si [salto]',
    'acostarme|tumbarme|tumbado|tumbada',
  ],
  relative: [
    'hijo|hija|hermana|hermano|amiga|amigo|novia|novio|marido|esposo|esposa|mujer|madre|mamá|padre|papá|pareja|prima|primo|ex|compañera|compañero|sobrina|sobrino|vecina|vecino|abuela|abuelo|alumno|alumna|colega|tío|tía',
  ],
  farewell: [
    'adiós|despedida|despidió|despide|despedirse|carta|cartas|nota|perdón|perdóname|despidiendo',
    'cuida|cuiden|cuídame|cuides [mucho] [de|a]',
    'regaló|regalando',
  ],
  silent: [
    'intentó|intentado .. antes|ya|una|vez|año',
    'ya [lo] [ha] intentó|intentado',
    'apagó|apagado|apagó|desconectó [el] [móvil|teléfono|celular]',
    'no [me] contesta|responde|coge|atiende|aparece',
    'pastillas|suicid*|puente|desaparec*|hospital|preocupada|miedo',
    'todos|mundo|amigos|discord|instagram|grupo|facebook|whatsapp',
  ],
  elder: [
    'padrastro|tío|abuelo|entrenador|profesor|maestro|cura|sacerdote|papá|padre|mamá|madre|madrastra|padres|hermanastro|primo|hermano|niñero|catequista|tutor|pastor',
    'novio|pareja|amigo|marido de mi|mamá [mamá|madre|tía|hermana]',
  ],
  assailant: [
    'marido|esposo|novio|ex|pareja|mujer|esposa|novia|padrastro|padre|papá|hermano|prometido|exmarido|exnovio|casero|acosador|madre|mamá|jefe|hijo|tipo|tío|vecino|compañero|hombre|abuelo',
    'alguien|desconocido',
  ],
  hits: [
    'empujar|apretarme|apretar|pegarme|golpear|golpearme|patear|arrastrar|estrangularme|zarandear|agarrar|agarrarme',
    'pega|pegó|pegaba|golpea|golpeó|golpeaba|patea|pateó|patadas|abofeteó|abofetea|cachetada|bofetada|bofetadas|empujó|empuja|tiró|arrojó|arrastró|arrastra|estampó|estrelló|zarandeó|mordió|quemó|azota|azotó|estranguló|puñetazos|puñetazo|ahorcó|apretó|paliza|palizas|golpes|maltrata|agarró|zurra|pegan|golpean|violento|pegado|golpeado',
  ],
  severe: [
    'escaleras|escalera|pared|suelo|piso|garganta|cuello|inconsciente|sangre|sangrando|sangré|moretones|moratones|hospital|costillas|costilla|dientes|embarazada|barriga|vientre|cinturón|palo|cable|pelo|cuchillo|martillo|puños|puño|cabeza|cara|roto|rota|rompió|plancha|desmayé|diario|correa|puntos|ojo',
    'todos|todas|cada|casi [los|las|todos|todas] [los|las] días|noches|día|noche|semanas|vez|semana|fines|fin',
    'delante|frente de|a [los|mis|nuestros] [hijos|niños]',
    'próxima vez',
    'una y otra',
    'no podía|puedo respirar|caminar',
  ],
  fear: [
    'miedo|temo|aterrada|aterrado|terror|pánico|escondida|escondido|escondo|tiemblo|asustada|asustado',
    'mi vida',
    'no [estoy] a|segura|seguro [salvo]',
    'no [quiero] [volver|ir] a casa',
  ],
  now: [
    'ahora|afuera|abajo|puerta|cuchillo|arma|pistola|gritando|borracho|policía|sótano|noche|rompiendo',
    'viene|llega|vuelve|llegue|vuelva [a] [casa]',
    'lo|qué que me|va|haga|pueda [hará|va] [hacer]',
    'que [me|nos] [encuentre|mate|pegue|haga]',
  ],
  touches: [
    'toca|tocaba|tocó|tocado|manosea|manoseó|acaricia|acariciaba|besa|besó|desnuda|desviste|soba|tocan|toque',
    'mano|manos|dedos [por] debajo|entre|en|dentro',
    'se acuesta|mete|tumba|sienta',
    'enseña|enseñó|muestra|mostró [me|su]',
    'obliga|hace [a] [tocar*|sentar*|mirar]',
  ],
  night: [
    'noche|noches|cama|habitación|baño|ducha|sola|solo|solas|secreto|duermo|dormida|bragas|calzones|ropa|desnuda|regazo|pene|nadie|porno|pecho|pechos|piernas|falda|íntim*|partes|abajo|cuarto|entrepierna',
    'ahí abajo',
  ],
  doesThings: [
    'hace|hacía|hizo|hacen|obliga|haga [a] [hacer] [me] cosas',
    'cosas [feas|malas|raras|que|conmigo|sucias] [no|a] .. conmigo|quiero|mí|debo|gustan|cuando|está|hace',
    'me|nos hace|hacía|obliga [hacer] cosas|daño|eso|hacer|cositas',
  ],
  child: [
    'mi|mis|nuestro|nuestra|nuestros|nuestras|su|sus|el|la|los|las|al|un|una [pequeño|pequeña|propio|propia] hijo|hija|hijos|hijas|niño|niña|niños|niñas|bebé|hermanito|hermanita|hermano|hermana|sobrino|sobrina|nieto|nieta|peque|pequeño|pequeña|hijastro|hijastra|alumno|crío|cría',
  ],
  authority: [
    'voz|voces|dios|ángel|ángeles|demonio|demonios|diablo|satanás|jesús|señor|espíritu|espíritus|profeta|arcángel|alá|extraterrestres|cielo|entidad|virgen',
    'hombre|mujer|alguien|algo en|dentro mi|de cabeza|mi',
    'cabeza|chip',
  ],
  tells: [
    'dice|dicen|dijo|dijeron|ordena|ordenan|ordenó|manda|mandan|mandó|exige|exigen|pide|piden|pidió|susurra|susurran|quiere|quieren|obliga|obligan|debo|tengo|grita|gritan|elegido|elegida|enviado|mostró|ordenado',
  ],
  slay: [
    'morir|muera|mala|malo|sufrir',
    'matar|mate|mato|matarla|matarlo|matarlos|quemar|quemarla|quemarlo|quemada|apuñalar|apuñale|sacrificar|sacrifique|ahogar|ahogue|estrangular|asesinar|degollar|envenenar|daño|saltar|salte|purificar|castigar|destruir|asfixiar|acuchillar|dañar|lastimar',
    'queme|incendiar|incendie|fuego|prender',
  ],
  weight: [
    '28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45 kilos|kg|quilos',
    'flaca|flaco|delgada|delgado|gorda|gordo|adelgazar|huesos|costillas|calorías|asquerosa',
  ],
  food: [
    'laxantes|ayuno|ayunando',
    'solo|sólo|una|media|un|medio [como|una|tomo|bebo] [una|un] manzana|pepino|café|agua|lechuga|arroz|yogur|galleta|caldo',
    'escondo|tiro|salto|escupo [la|las|mi|toda] comida|comidas|cena|almuerzo',
    'comer|como|comida|comidas|cena|comido|almuerzo|desayuno',
  ],
  vomit: ['vomit*|devuelvo|devolver', 'dedos|dedo|cepillo .. garganta', 'arrodill* .. váter|inodoro|baño|retrete'],
  noFood: ['no|nada como|comer nada', 'no|sin|apenas|nada [he|ha] comer|como|comido|come', 'ayuno|ayunando', 'solo|sólo como|bebo|tomo'],
  game: [
    'ajedrez|tenis|juego|partido|partida|fútbol|hockey|boxeo|karate|judo|torneo|equipo|cartas|póker|carrera|tambor|batería|novela|película|thriller|libro|puenting|paracaídas|piscina|concurso|alergia|gripe|gimnasio|pádel|dominó|resfriado|huevos|vídeo|récord|parchís|nata',
  ],
  drive: ['estrellar|estrellarme|chocar|conducir|conduzco|volante|coche|carro|auto|manejar|manejando|acelerar|moto'],
  obstacle: ['árbol|río|muro|camión|pared|puente|barranco|poste|lago|acantilado|contrario|pilar|precipicio|guardarraíl'],
  mind: [
    'pensar|pienso|pensando|imagino|imaginar|imaginando|pensamiento|pensamientos|cabeza|mente|impulso|tentación|fantaseo|ganas',
    'no [puedo] dejo|dejar|paro|parar',
  ],
  someone: ['alguien|ojalá|dios|favor|destino|quiero|quien|cualquiera'],
  killMe: ['me [matara|mate|matase] matara|mate|matase|disparara|dispare|maten|mataran|rematen', 'matarme alguien|ya|favor'],
  nobodyCares: [
    'nadie|quién|ninguno [se|me|lo|va|le|les|nadie] [daría|echaría|va|daria|echaria|importa|importaría|iba] [a] [cuenta|menos|notar|notaría|extrañar|extrañaría|llorar|lloraría|importa|importaría|echar|buscaría|enteraría]',
  ],
  weapon: ['bate|cuchillo|pistola|arma|hacha|machete|martillo|navaja|escopeta|cadena|palanca|barra'],
  atDoor: ['puerta|ventana|fuera|afuera|calle|portal|escalera|patio|jardín|casa|entrada|rellano'],
  shouts: ['grita|gritando|golpea|golpeando|amenaza|amenazando|aporrea|patea|insulta', 'quiere|intenta entrar'],
  notSurvive: [
    'no|sobreviviré [creo] [que] [voy|puedo|podré|pueda] [a] aguante|aguantaré|sobreviva|sobreviviré|sobrevivir|soporte|soportar|resista|aguantar|soportaré|superaré',
  ],
  darkNight: ['noche|pensamientos|oscuridad|dolor|finde'],
  fasting: ['pasando|paso hambre', 'sin comer|comida|probar|alimento|calorías', 'ayuno|ayunando', 'nada comido'],
  days: ['día|días|semana|semanas|noveno|décimo|octavo|séptimo|sexto|quinto'],
  willToLive: [
    'ganas|voluntad|fuerzas|motivos|razones|razón|ilusión|fuerza|motivo de|para|por vivir|seguir|existir|levantarme',
    'esperanza|futuro',
  ],
  lost: ['perdí|perdido|no|sin|ninguna|falta|acabaron|tampoco|nada|quedan|ningún|perdiendo'],
  wantStop: ['quiero|ojalá|necesito|deseo|favor|quisiera|pido .. pare|acabe|termine|cese|parar|terminar|acabar'],
  suffering: ['dolor|sufrimiento|tormento|sufrir|todo|siempre|vida'],
  going: ['cuando|si|una|después [yo|ya|me|vez] me|ya|yo vaya|voy|marche|ido', 'me vaya|marche|haya [ido]'],
  relieved: ['respirar|respirarán|alivio|aliviados|descansar|descansarán|tranquilos|paz'],
  grave: ['tumba|ataúd|cementerio|cenizas|bajo tierra', 'bajo [la] tierra'],
  acid: ['ácido|gasolina|queroseno|alcohol', 'prenderme|prenderle|quemarme fuego|viva|vivo'],
  doIt: ['hacerlo|haré|hago|voy [a] [lo] [hacer] [esta|hoy|mañana|este]', 'lo haré|hago|voy [a] [hacer]'],
  weary: ['cansada|cansado|fuerzas|puedo|agotada|agotado|luchar|noche|hoy'],
  films: ['graba|grabando|grabó|filma|fotos|cámara|vídeo|video|webcam|fotografía'],
  exposes: ['desnudarnos|desnudarme|desnuda|desnudos|desnudas|desnudo|interior|desvestirnos|desvestirme|quitarnos'],
  planned: ['plan|planeado|decidido|espero|esperar|preparado|ensayado|elegido'],
  wounds: ['cortes|cicatrices|heridas|quemaduras|marcas|arañazos'],
  worsens: [
    'piernas|desaparecer',
    'profundos|profundas|escondo|esconder|enseñar*|mostrar*|mangas|sangran|miedo|vergüenza|muslos|brazos|padres|nadie|ocultar',
  ],
  material: ['tela|pelo|sueldo|presupuesto|vestido|película|acné|operación|cirugía|escalada|barco|gato|luz|pelo|tatuaje|cesárea'],
  frequency: ['veces al|por día|semana', 'cada|todos [los] día|días|comida', 'engordar|adelgazar|escondidas|meses|secreto|diario'],
  nausea: ['embaraz*|quimio*|virus|gripe|migraña|intoxic*|resaca|mareo|gastroenteritis|barco'],
  me: ['me|nos'],
  notHere: ['ya|no no|esté|estaré [esté|estaré]'],
  indifferent: ['igual|importa'],
}
