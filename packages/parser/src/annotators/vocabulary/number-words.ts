/** Small numbers in words, folded: English, German, French, Spanish, Italian, Portuguese, and what Swedish, Danish and Norwegian alone write. */
const ROWS: readonly string[] = [
  'one eine un une uno una um uma',
  'two zwei deux dos due dois duas',
  'three drei trois tres tre',
  'four vier quatre cuatro quattro quatro fyra fire',
  'five funf cinq cinco cinque fem',
  'six sechs seis sei',
  'seven sieben sept siete sette sete sju syv',
  'eight acht huit ocho otto oito atta otte',
  'nine neun neuf nueve nove',
  'ten zehn dix diez dieci dez',
  'eleven elf onze once undici',
  'twelve zwolf douze doce dodici doze',
  'thirteen dreizehn treize trece tredici treze',
  'fourteen vierzehn quatorze catorce quattordici catorze',
];

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row, i) => row.split(' ').map((word) => [word, i + 1] as const)),
);

/** Ranks in words, folded, as they stand before a day: `first day`, `erster Tag`, `premier jour`, `primer día`, `primo giorno`, `primeiro dia`. */
const RANK_ROWS: readonly string[] = [
  'first erster premier primer primo primeiro',
  'second zweiter deuxieme second segundo secondo',
  'third dritter troisieme tercer terzo terceiro',
  'fourth vierter quatrieme cuarto quarto',
  'fifth funfter cinquieme quinto',
  'sixth sechster sixieme sexto sesto',
  'seventh siebter siebenter septieme septimo settimo setimo',
  'eighth achter huitieme octavo ottavo oitavo',
  'ninth neunter neuvieme noveno nono',
  'tenth zehnter dixieme decimo',
];

export const RANK_WORDS: ReadonlyMap<string, number> = new Map(
  RANK_ROWS.flatMap((row, i) => row.split(' ').map((word) => [word, i + 1] as const)),
);

/** Days of a month as one says them in English, folded: `first`, `twelfth`, `twenty first`, `thirty-first`. */
export const DAYS_SAID: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth'
    .split(' ')
    .flatMap((word, i): [string, number][] => [
      [word, i + 1],
      [`twenty ${word}`, i + 21],
      [`twenty-${word}`, i + 21],
      ...(i === 0
        ? ([
            ['thirty first', 31],
            ['thirty-first', 31],
          ] as [string, number][])
        : []),
    ])
    .concat(
      'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
        .split(' ')
        .map((word, i) => [word, i + 10]),
      [['thirtieth', 30]],
    ),
);

/** A number in figures or words; undefined for anything else. */
export function readSmallNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return NUMBER_WORDS.get(text) ?? (/^\d{1,4}$/.test(text) ? Number(text) : undefined);
}
