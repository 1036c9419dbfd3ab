/**
 * Stems of most real passwords, folded to plain lower case: the favourites of every published leak,
 * and words that Spanish, English, French and Portuguese speakers put in front of "1", "123" or a
 * year. Judged together with such decorations by common-passwords.ts.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd contrasena contrasenya contrasenia clave claveacceso acceso accesos
  secreto secreta usuario usuarios user usuariodemo login logon entrar entrada abrete sesamo
  abretesesamo mipassword miclave micontrasena nuevaclave clavenueva nuevacontrasena claves
  temporal provisional inicial generico generica defecto predeterminada predeterminado cambiame
  cambiar cambio cambialo cambiala changeme change default temp temporary initial welcome bienvenido
  bienvenida bienvenidos bienvenidas hola holahola holamundo holaquetal buenosdias buenas saludos
  adios gracias porfavor prueba pruebas probando test tests testing tester demo demos ejemplo
  example sample invitado invitada guest visitante visitor admin admins administrador administradora
  administrator administracion root toor superuser sysadmin system sistema sistemas soporte support
  informatica tecnico tecnica helpdesk servidor server service servicio servicios backup oracle
  mysql postgres linux ubuntu debian windows microsoft office outlook google gmail hotmail yahoo
  facebook instagram twitter whatsapp telegram youtube netflix amazon apple iphone ipad android
  samsung nokia huawei xiaomi motorola computer computadora ordenador portatil teclado pantalla
  internet wifi router portal empleado empleada empleados trabajador trabajadora trabajadores trabajo
  empresa empresas oficina oficinas compania company employee worker work nomina nominas vacaciones
  fichar fichaje horario recursos recursoshumanos rrhh humanos personal laboral contrato jefe jefa
  director directora gerente gerencia gestion gestor gestora almacen fabrica taller tienda ventas
  compras contabilidad finanzas marketing comercial produccion calidad logistica atrio
  dinero millonario lotero loteria suerte fortuna exito triunfo victoria poder fuerza libertad
  justicia verdad esperanza alegria felicidad feliz sonrisa amistad amigo amiga amigos amigas amor
  amores amorcito amormio miamor teamo tequiero tequieromucho teamomucho teadoro corazon corazoncito
  carino carinito cielo cielito vida mivida vidamia tesoro princesa princesita principe reina reinita
  rey bebe bebito nena nene nino nina ninos ninas muneca munequita bonita bonito guapa guapo hermosa
  hermoso preciosa precioso linda lindo bella bello dulce dulzura angel angelito angelita angeles
  diablo diablito diabla demonio infierno paraiso milagro destino futuro siempre nunca jamas
  familia mifamilia mama mami mamita papa papi papito papas padre madre hijo hija hijos hijas hermano
  hermana hermanos abuelo abuela abuelos abuelita tio tia primo prima sobrino sobrina esposo esposa
  marido mujer novio novia bodas boda hogar casa micasa casita jardin cocina chocolate caramelo
  galleta galletas naranja manzana platano fresa fresas limon sandia melocoton cereza cerezas uva
  tomate patata cebolla aceituna jamon queso tortilla paella croqueta cerveza vino tinto sangria cafe
  azucar canela vainilla miel perro perrito perra gato gatito gata gatita caballo yegua potro toro
  torito vaca oveja cordero cerdo cerdito conejo conejito raton ratita leon leona tigre tigres
  pantera lobo loba lobos zorro zorra oso osito osos elefante jirafa mono monito delfin delfines
  ballena tiburon tortuga pajaro paloma aguila aguilas halcon gaviota golondrina mariposa mariposas
  abeja hormiga arana serpiente dragon dragones dinosaurio unicornio fenix sirena hada duende
  flor flores florecita rosa rosas rosita margarita girasol clavel azucena amapola violeta jazmin
  arbol bosque montana montanas playa playas mar marina oceano rio lago isla islas estrella estrellas
  estrellita luna lunita lunera sol solecito tierra mundo planeta universo galaxia cometa marte
  saturno jupiter mercurio venus neptuno fuego agua viento tormenta trueno rayo lluvia nieve hielo
  verano veranos primavera otono invierno enero febrero marzo abril mayo junio julio agosto septiembre
  setiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo semana
  finde navidad navidades reyes reyesmagos papanoel feliznavidad pascua carnaval halloween cumpleanos
  rojo roja azul verde amarillo amarilla blanco blanca negro negra naranjas morado rosado dorado
  plateado plata oro diamante diamantes esmeralda rubi zafiro perla cristal
  espana espanol espanola espanoles madrid barcelona valencia sevilla zaragoza malaga murcia palma
  mallorca bilbao alicante cordoba valladolid vigo gijon oviedo granada badajoz cadiz jerez huelva
  almeria jaen toledo burgos salamanca leonesa segovia avila soria logrono pamplona vitoria donosti
  donostia sansebastian santander coruna lacoruna lugo orense ourense pontevedra santiago tarragona
  lleida lerida girona gerona sabadell terrassa badalona hospitalet castellon elche cartagena albacete
  cuenca guadalajara ciudadreal caceres merida huesca teruel tenerife laspalmas lanzarote canarias
  ibiza menorca formentera baleares andalucia andaluz catalunya cataluna catalan galicia gallego
  euskadi vasco navarra asturias asturiano cantabria aragon rioja extremadura castilla mancha ceuta
  melilla europa america africa asia mexico argentina colombia peru chile ecuador bolivia venezuela
  uruguay paraguay cuba habana bogota lima quito caracas buenosaires rumania marruecos portugal
  lisboa lisbon oporto porto coimbra braga algarve brasil brazil francia france paris marsella
  marseille lyon toulouse bordeaux nantes italia italy roma milan napoles venecia inglaterra england
  london londres alemania germany berlin newyork nuevayork california florida texas chicago boston
  dallas miami hollywood canada australia japon japan china rusia russia
  realmadrid halamadrid madridista atleti atletico atleticomadrid atleticodemadrid colchonero barca
  barcelonista viscabarca fcbarcelona forcabarca futbolclub betis realbetis musho sevillafc sevillista
  valenciacf amunt athletic athleticclub realsociedad osasuna celta celtavigo deportivo deportivocoruna
  espanyol villarreal levante mallorquin rayo rayovallecano getafe leganes zaragozista sporting racing
  racingsantander cadizcf malagacf granadacf benfica slbenfica fcporto sportingcp flamengo corinthians
  palmeiras santos saopaulo vasco gremio cruzeiro bocajuniors riverplate boca river liverpool arsenal
  chelsea manchester manutd united everton tottenham celtic rangers juventus inter psg olympique
  futbol football soccer baloncesto basketball baseball hockey tenis tennis padel ciclismo natacion
  golf golfer ferrari porsche mercedes renault peugeot citroen toyota honda yamaha suzuki kawasaki
  ducati harley mustang corvette camaro volvo seat audi ford bmw lamborghini formula alonso fernando
  fernandoalonso marquez rossi nadal rafanadal iniesta casillas ronaldo cristiano cristianoronaldo
  messi leomessi lionelmessi neymar mbappe maradona pele zidane beckham ronaldinho ramos raul torres
  xavi puyol pique busquets villa jordan michaeljordan kobe lebron lakers yankees cowboys steelers
  lucia luciana maria mariajose mariadelmar marta martita paula laura lauri sara sarah carla carlita
  claudia andrea alba albita sofia sofi julia daniela valeria martina noa emma irene elena helena
  cristina ana anita annabel anabel carmen carmencita pilar dolores lola lolita rocio patricia patri
  beatriz bea raquel silvia sonia monica monika natalia nati sandra susana teresa isabel isabella
  alicia angela angelica ines ainhoa nerea leire miriam esther ester eva evita nuria olga yolanda
  lorena veronica vanesa vanessa jessica jenifer jennifer tamara noelia gema gemma mireia montserrat
  montse nieves consuelo encarna encarni mercedes antonia manuela josefa francisca paqui juana rosario
  inmaculada inma macarena triana gloria gabriela gabi camila valentina mariana adriana juliana
  alejandra alexandra fernanda carolina karina karen katherine catalina ximena paola diana luna daniel
  dani david pablo pablito alvaro adrian javier javi jose joseluis josemaria josemanuel juan juanito
  juancarlos carlos carlitos luis luisito miguel miguelangel miguelito antonio antonito toni tonio
  manuel manolo manolito paco pepe pepito francisco kiko fran rafael rafa ramon pedro pedrito jorge
  sergio alberto alejandro alex alexander alexis diego hugo mateo martin lucas leo mario marcos marco
  marcus ivan ruben oscar victor hector andres gabriel ismael guillermo guille gonzalo rodrigo nacho
  ignacio inigo iker aitor unai jon mikel joan jordi marc pau oriol albert arnau sergi roger xavier
  eduardo edu enrique quique felipe ricardo roberto tomas vicente agustin esteban gerardo emilio
  cesar julian domingo samuel nicolas nico joaquin joel aaron bruno santi sebastian cristian christian
  jonathan kevin brian jesus jesucristo cristo dios diosmio diosesamor virgen santo santa iglesia
  garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez ruiz hernandez diaz moreno
  munoz alvarez romero alonso gutierrez navarro dominguez vazquez gil serrano blanco molina morales
  suarez ortega delgado castro ortiz rubio sanz iglesias medina garrido cortes castillo lozano guerrero
  cano prieto mendez cruz calvo gallego vidal leon herrera marquez pena flores cabrera campos vega
  fuentes carrasco diez caballero reyes nieto aguilar pascual herrero lorenzo montero hidalgo gimenez
  ibanez ferrer duran santiago benitez mora vicente vargas arias carmona crespo roman pastor soto
  saez velasco soler moya esteban parra bravo gallardo rojas pardo merino franco espinosa lara
  silva santos ferreira pereira oliveira costa rodrigues martins fernandes goncalves gomes lopes
  marques almeida ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira monteiro
  cardoso rocha raposo neves coelho pires cunha ramos reis simoes antunes matos fonseca machado araujo
  senha minhasenha palavrapasse palavra passe segredo segredos mudar mudar123 bemvindo bemvinda bemvindos
  obrigado obrigada saudade saudades amorzinho meuamor teamo teamomuito querida querido filho filha mae
  pai pais avo avos irmao irmas namorada namorado familiafeliz felicidade liberdade esperanca coracao
  estrela estrelinha princesinha bebezinho gatinha gatinho cachorro cachorrinho borboleta flamenguista
  janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro segunda terca quarta quinta
  sexta verao outono inverno natal pascoa joao joaozinho tiago goncalo duarte afonso guilherme
  francisca leonor matilde beatriz mafalda margarida carolina catarina mariana joana rita sandrinha
  motdepasse monmotdepasse motdepass azerty azertyuiop bonjour bonsoir salut coucou bienvenue merci
  secrete soleil lune etoile etoiles chouchou doudou loulou loulou doudoune chocolat bisous bisou
  cherie cheri monamour jetaime jetaimefort amour amours toujours maman papa mamie papy famille enfant
  enfants soeur frere marie julie camille chloe manon lea oceane pauline celine sophie isabelle nathalie
  nicole valerie sandrine stephanie aurelie emilie caroline catherine christine veronique jean pierre
  michel philippe alain nicolas julien thomas antoine maxime alexandre guillaume romain kevin vincent
  sebastien olivier laurent francois jeanpierre janvier fevrier mars avril juin juillet aout septembre
  octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche printemps ete automne
  hiver noel joyeuxnoel football marseillais parisien loulette doudouce cheval chaton chien licorne
  letmein letmeinnow openup iloveyou ilovey0u loveyou lovely lover loveme love loves trustno trustme
  monkey shadow master superman batman spiderman ironman hulk avengers marvel starwars jedi skywalker
  darthvader yoda chewbacca matrix neo trinity terminator gandalf frodo aragorn legolas hobbit
  harrypotter potter hermione hogwarts dumbledore voldemort pokemon pikachu charizard naruto sasuke
  sakura goku vegeta gohan dragonball onepiece luffy zelda mario supermario luigi sonic minecraft
  fortnite roblox callofduty gta counter strike counterstrike halo warcraft worldofwarcraft diablo
  starcraft leagueoflegends simpson simpsons homer bart lisa mickey mickeymouse minnie donald pluto
  snoopy garfield scooby scoobydoo bobesponja spongebob patricio doraemon shinchan hellokitty barbie
  cenicienta blancanieves rapunzel elsa frozen olaf simba nala bambi dumbo pinocho peterpan campanilla
  metallica nirvana acdc ironmaiden slipknot linkinpark greenday blink queen beatles thebeatles
  rollingstones pinkfloyd ledzeppelin eminem rihanna shakira madonna michaeljackson elvis bobmarley
  badbunny rosalia estopa melendi extremoduro marea mecano camela camaron sabina serrat bisbal
  music musica guitar guitarra piano flamenco reggaeton rockandroll rocknroll heavymetal techno
  sunshine summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday flower flowers rainbow
  butterfly princess prince king queenie kitten kitty puppy doggy tigger tiger tigers lion lions eagle
  eagles falcon wolf wolves bear bears horse horses dolphin dolphins shark turtle phoenix unicorn
  pepper ginger cookie cookies cheese chicken banana orange apples cherry strawberry peanut pumpkin
  coffee sugar honey sweet sweetie sweetheart angelus heaven hello hellohello helloworld goodbye
  whatever nothing something anything everything freedom forever friend friends family mother father
  sister brother daddy mommy baby babygirl babyboy cutie beautiful pretty handsome lucky happy smile
  secret secrets private access security secure killer hunter ranger soldier warrior ninja samurai
  wizard pirate captain commander general knight champion winner legend hero junior senior rocky rocket
  thunder lightning storm blizzard fire ice snow silver golden diamond crystal purple yellow green blue
  black white red pink cowboy player gamer hacker coder internet computer mobile camera money dollar
  cash richard robert michael michelle jennifer jessica ashley amanda nicole melissa stephanie elizabeth
  samantha matthew andrew joshua anthony william charlie charles george harry thomas james john johnny
  jack jackson jason justin austin tyler taylor jordan chris peter paul mark steve steven scott eric
  edward henry maggie buddy bailey sadie molly daisy lucy chloe sophie max rex toby tobby luna coco
  kira nala bimba linda rocky thor zeus hercules apolo atenea afrodita cleopatra osiris anubis
  asdasd asdasdasd asd qwe qweqwe qweasd qweasdzxc asdf asdfg asdfgh asdfghjkl zxcvbn zxcvbnm qwerty
  qwert qwertyui qwertyuiop qazwsx qazwsxedc qwertz poiuyt mnbvcxz abcdef abcdefg abcdefgh abc abcd
  aaaa aaaaaa zzzz xxxx pass pass word qwertyasdf trustno1 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  zaq12wsx q1w2e3r4 a1b2c3d4 r2d2c3po ncc1701 thx1138 blink182 m1contrasena n0tengo nolose nomeacuerdo
  nosenose olvidada olvide noolvidar sinclave sincontrasena ninguna ninguno nada todo todos algo nueva
  nuevo nuevas nuevos vieja viejo antigua antiguo primera primero segundo tercera tercero ultimo ultima
  uno dos tres unodostres cuatro cinco seis siete ocho nueve diez mil millon cerouno onetwothree
  lanueva otramas otravez denuevo misma mismo lamisma lamismadesiempre
  `
    .split(/\s+/)
    .filter((word) => word !== ""),
);
