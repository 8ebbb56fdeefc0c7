/** What one eats where one stays: the words for it in seven languages, folded, and the codes. */
export const BOARDS =
  'b ?& ?b|bed (?:and|&) breakfast|(?:buffet |continental |full )?breakfast(?: included)?|half[- ]board|full[- ]board|all[- ]inclusive|room only|self[- ]catering|fruhstuck|ubernachtung mit fruhstuck|halbpension|vollpension|petit[- ]dejeuner|demi[- ]pension|pension complete|tout compris|desayuno|media pension|pension completa|todo incluido|(?:prima )?colazione|mezza pensione|pensione completa|tutto incluso|cafe da manha|meia[- ]pensao|pensao completa|tudo incluido|ontbijt|logies (?:en|met) ontbijt|halfpension|volpension|logies';
export const BOARD_CODE = /(?<![A-Za-z])(?:AI|HB|FB|BB|UAI|RO)(?![A-Za-z])/;
