/** `pl 7b`, `Gleis 5`, `platform 2`: where in the station. */
export const TRACK =
  '(?:pl(?:at(?:form|tform)?)?|pf|gl(?:eis)?|steig|bstg|voie|quai|via|bin(?:ario)?|perron|spoor|track|bay|gate)\\.? ?\\d{1,2}[a-z]?';
