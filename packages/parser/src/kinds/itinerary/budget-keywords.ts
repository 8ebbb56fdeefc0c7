/** The keywords of B-3 in the order of spec §5, with their forms. */
export const BUDGET_KEYWORDS: readonly (readonly [string, RegExp])[] = [
  ['Flight', /\b(?:flights?|airfares?|flug|fluge|vols?|vuelos?|voli|voos?|vluchten|vlucht)\b/],
  [
    'Rental Car',
    /\b(?:rental cars?|car rentals?|car hire|hire car|mietwagen|location de voiture|alquiler de coche|autonoleggio|noleggio auto|aluguel de carro|huurauto)\b/,
  ],
  ['Gas', /\b(?:gas|gasoline|petrol|fuel|benzin|essence|gasolina|benzina|benzine)\b/],
  ['Food', /\b(?:food|meals|verpflegung|nourriture|repas|comidas?|cibo|pasti|alimentacao|maaltijden|eten)\b/],
  ['Hotel', /\b(?:hotels?|alojamiento|hebergement|unterkunft|overnachtingen)\b/],
  ['Attractions', /\b(?:attractions?|sehenswurdigkeiten|atracciones|attrazioni|atracoes|bezienswaardigheden)\b/],
  ['Parking', /\b(?:parking|parkgebuhren|parken|estacionamiento|parcheggio|estacionamento|parkeren)\b/],
  ['Miscellaneous', /\b(?:misc(?:ellaneous)?|sonstiges|divers|varios|varie|diversos|overig|diversen)\b/],
];
