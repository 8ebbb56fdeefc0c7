/** Months and weekdays in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Indonesian and Malay, folded (lower case, no accents). */
import type { Weekday } from '../../model/partial-date.ts';

const MONTH_ROWS: readonly string[] = [
  'january jan janaury januray januar janner jan janvier janv enero ene gennaio gen janeiro januari genn',
  'february feb febr febuary feburary februar feber fevrier fevr fev febrero febbraio fevereiro februari febb',
  'march mar marz maerz mrz mars marzo marco maart mrt maret marts',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei maj',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho julai',
  'august aug aout agosto ago augustus augusti agustus ogos',
  'september sep sept septmber septembre septiembre set settembre setembro sett',
  'october oct ocotber oktober okt octobre octubre ottobre ott outubro out',
  'november nov novemeber novembre noviembre novembro nopember',
  'december dec decemeber dezember dez decembre diciembre dic dicembre dezembro desember disember',
];

const WEEKDAY_ROWS: readonly string[] = [
  'sunday sun sonntag so dimanche dim domingo dom domenica zondag zon zo minggu ahad sondag sondagen son',
  'monday mon montag mo lundi lun lunes lunedi segunda-feira segunda seg maandag ma senin isnin mandag mandagen',
  'tuesday tue tues dienstag di mardi martes martedi terca-feira terca ter dinsdag selasa tisdag tisdagen tirsdag tirsdagen tis tirs',
  'wednesday wed weds mittwoch mi mercredi miercoles mie mercoledi quarta-feira quarta qua woensdag woe wo rabu onsdag onsdagen ons',
  'thursday thu thur thurs donnerstag do jeudi jeu juev jueves jue giovedi gio quinta-feira quinta qui donderdag kamis khamis torsdag torsdagen tors',
  "friday fri freitag fr vendredi vend ven viernes vie venerdi sexta-feira sexta sex vrijdag vr jumat jumaat jum'at fredag fredagen fre",
  'saturday sat samstag sonnabend sa samedi sam sabado sab sabato zaterdag zat za sabtu lordag lordagen lor',
];

function numbered<N extends number>(rows: readonly string[], first: number): ReadonlyMap<string, N> {
  const words = new Map<string, N>();
  for (const [i, row] of rows.entries()) {
    for (const word of row.split(' ')) if (!words.has(word)) words.set(word, (i + first) as N);
  }
  return words;
}

/** Folded month word to 1..12. */
export const MONTHS: ReadonlyMap<string, number> = numbered(MONTH_ROWS, 1);

/** Folded weekday word to 0 (Sunday)..6. */
export const WEEKDAYS: ReadonlyMap<string, Weekday> = new Map([
  ...numbered<Weekday>(WEEKDAY_ROWS, 0),
  ['su', 0],
  ['tu', 2],
  ['we', 3],
  ['th', 4],
  ['mar', 2],
  ['mer', 3],
] as [string, Weekday][]);

/** Words of two letters, and words that mean something else too, count only with a dot or beside a date. */
export const WEAK_WEEKDAYS: ReadonlySet<string> = new Set(
  'so mo di mi do fr sa zo ma wo vr za zon zat su tu we th sun seg ter qua qui sex sab dom ven segunda terca quarta quinta sexta mar mer jue vie mie gio lun dim sam sat mon wed minggu son tis tirs ons tors fre lor'.split(
    ' ',
  ),
);
