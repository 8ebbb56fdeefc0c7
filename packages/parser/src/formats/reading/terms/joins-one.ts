/** An `and` that joins two words of one thing, where a list is cut at its last one. */
/** `par nuit et par personne` */
const RATE = /^(?:per|par|pro|por)\s/i;
/** Two words of one thing. */
const PAIR =
  /\b(?:tea|bed|food|soft|gin|fish|ski|taxes|taxe|steuern|iva|port|bread|bus|pick[- ]?up|meet|hop[- ]on|terms|wine|beer|coffee|black|fruit|flora|sun|service|ida|andata|aller|vuelta|outbound|\p{L}{2,12}-)$/iu;

/** `taxes and fees`, `ida y vuelta`, `Hin- und Rückflug`: an `and` within one thing. */
export const joinsOne = (before: string, after: string): boolean =>
  RATE.test(after) || PAIR.test(before) || (USE_OF.test(before) && FACILITY.test(after));
/** T-613: `uso di piscine e palestra`, `use of the pool and gym`: of two things of the house. */
const USE_OF =
  /^\s*(?:\p{L}+ )?(?:use of|access to|nutzung (?:von|der|des)|benutzung (?:von|der|des)|utilisation (?:de|du|des)|acc[eè]s (?:[aà]|aux?)|uso d[ei]l?|acceso a|accesso a|ingresso a|acesso [aà]|utilizzo d[ei]|toegang tot|gebruik van)/iu;
const FACILITY =
  /^(?:(?:the|la|le|il|el|los|las|les|de|den|der|das|die|del|della|al|alla|aux?) )?(?:[\p{L}]{4,9} )?(?:(?:swimming )?pools?|gym|sauna|spa|steam|hammam|jacuzzi|whirlpool|fitness|hot tub|tennis|wellness|piscin|palestr|gimnasio|salle de|solarium|beach|lounge|wi-?fi|bikes?|kayaks?|(?:hallen|schwimm|dampf|frei)b[aä]d|zwembad|sala fitness|academia)/iu;
