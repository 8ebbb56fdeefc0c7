/** The keywords of B-3 in the order of spec §5, with their forms. */
export const BUDGET_KEYWORDS: readonly (readonly [string, RegExp])[] = [
  ['Flight', /\b(?:flights?|airfares?|flug|fluge|vols?|vuelos?|voli|voos?)\b/],
  [
    'Rental Car',
    /\b(?:rental cars?|car rentals?|car hire|hire car|mietwagen|location de voiture|alquiler de coche|autonoleggio|noleggio auto|aluguel de carro)\b/,
  ],
  ['Gas', /\b(?:gas|gasoline|petrol|fuel|benzin|essence|gasolina|benzina)\b/],
  ['Food', /\b(?:food|meals|verpflegung|nourriture|repas|comidas?|cibo|pasti|alimentacao)\b/],
  ['Hotel', /\b(?:hotels?|alojamiento|hebergement|unterkunft)\b/],
  ['Attractions', /\b(?:attractions?|sehenswurdigkeiten|atracciones|attrazioni|atracoes)\b/],
  ['Parking', /\b(?:parking|parkgebuhren|parken|estacionamiento|parcheggio|estacionamento)\b/],
  ['Miscellaneous', /\b(?:misc(?:ellaneous)?|sonstiges|divers|varios|varie|diversos)\b/],
];
