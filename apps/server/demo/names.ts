/** A first name and the sex the table `trabajador` keeps: H man, M woman. */
export type FirstName = { nombre: string; sexo: "H" | "M" };

const women =
  "Alba,Alicia,Amparo,Ana,Ángela,Aurora,Beatriz,Begoña,Blanca,Candela,Celia,Clara,Consuelo,Cristina,Dolores,Elisa,Emilia,Encarnación,Esther,Eva,Fátima,Gema,Guacimara,Inmaculada,Irene,Iratxe,Isabel,Juana,Julia,Laia,Laura,Leire,Lourdes,Macarena,Maite,Marta,Mercè,Míriam,Montserrat,Natalia,Nerea,Noelia,Núria,Olga,Paloma,Raquel,Remedios,Rocío,Sandra,Silvia,Sofía,Teresa,Uxía,Verónica,Yolanda";

const men =
  "Adrián,Agustín,Aitor,Alberto,Alejandro,Álvaro,Andrés,Ángel,Antonio,Arnau,Ayoze,Bernardo,Carlos,César,Damián,Daniel,David,Diego,Eduardo,Emilio,Enrique,Ernesto,Félix,Fernando,Gonzalo,Guillermo,Héctor,Ignacio,Íñigo,Iván,Jaime,Javier,Jesús,Joaquín,José Luis,Juan Carlos,Julián,Lorenzo,Luis,Manuel,Martí,Mateo,Miguel Ángel,Oriol,Óscar,Pablo,Pau,Pedro,Rafael,Ramón,Rubén,Santiago,Sergio,Tomás,Xoán,Yeray";

const surnames =
  "Abad,Acosta,Aguilar,Alonso,Álvarez,Arias,Benítez,Blanco,Bravo,Caballero,Cabrera,Calvo,Campos,Cano,Carrasco,Castellà,Castillo,Castro,Cortés,Crespo,Cruz,Delgado,Díaz,Diez,Domínguez,Durán,Echeverría,Esteban,Estévez,Fajardo,Fernández,Flores,Fuentes,Gallego,Garrido,Gil,Giménez,Gómez,González,Guerrero,Gutiérrez,Hernández,Herrera,Hidalgo,Ibáñez,Jiménez,León,López,Lorenzo,Lozano,Marín,Martín,Martínez,Medina,Méndez,Miró,Molina,Montero,Mora,Moreno,Muñoz,Nieto,Núñez,Ortiz,Pascual,Peña,Pérez,Pons,Prieto,Quesada,Ramírez,Ramos,Reyes,Ríos,Rivas,Rodríguez,Román,Rubio,Sáez,Sánchez,Santos,Sanz,Serrano,Soto,Suárez,Torres,Vázquez,Vega,Vicente,Vidal,Villanueva,Zamora,Zubiri";

/** First names of Spain, some of them of Catalonia, Galicia, the Basque Country and the Canaries. */
export const firstNames: readonly FirstName[] = [
  ...women.split(",").map((nombre) => ({ nombre, sexo: "M" as const })),
  ...men.split(",").map((nombre) => ({ nombre, sexo: "H" as const })),
];

/** Family names of Spain. */
export const familyNames: readonly string[] = surnames.split(",");

/** A name as it goes into an e-mail address: lower case, without accents or spaces. */
export function asMailName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}
