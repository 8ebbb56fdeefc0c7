/** What stands behind the words that say for whom a price is. */

/** Folded; T-551: `for 3 nights`: how long, and not for whom. */
export const NO_STAY =
  '(?!\\d|[ -](?:nights?|nts?|days?|weeks?|hours?|tage?n?|nachte?n?|wochen?|nuits|jours|semaines|noches|dias|semanas|notti|giorni|settimane|noites)\\b)';

/** Folded; T-551: `per person sharing £649`: no more between the words and the amount that they are said of. */
export const SHARED_ALONE =
  /^\s*(?:(?:sharing|twin share|in (?:a )?(?:double|twin|dbl|doppia|doppelzimmer)(?: room)?|im (?:dz|doppelzimmer)|en (?:chambre )?(?:double|doble)|based on (?:two|2)(?: people)? sharing)\s?)?[:=]?\s*$/;
