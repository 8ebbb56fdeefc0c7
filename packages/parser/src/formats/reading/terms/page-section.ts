/** The names of a page's other parts, alone on a line: what stands under them is no entry of the list above. Folded text, seven languages. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const SECTION = compactPattern(
  `^\\W{0,4}(?:(?:${[
    "faq'?s?|frequently asked questions|(?:haufige|haufig gestellte) fragen|(?:questions frequentes|foire aux questions)|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|pertanyaan(?: yang sering diajukan)?",
    '(?:(?:photo|image|destination|picture) )?gallery|galerie|bildergalerie|galeria(?: de (?:fotos|imagenes|imagens))?|galleria|fotos|photos|galeri',
    '(?:(?:our|tour|hotel|destination) )?(?:location|map)|location map|(?:standort|lage|karte)|(?:carte|plan d.acces)|(?:ubicacion|mapa)|(?:mappa|dove siamo)|(?:localizacao)',
    '(?:best )?(?:time|when) to (?:visit|go|travel)|(?:beste )?reisezeit|quand partir|mejor epoca(?: para viajar)?|quando andare|quando ir',
    'what (?:to|should i|you should) (?:bring|pack|wear)|packing list|(?:das )?(?:mitnehmen|mitbringen)|packliste|(?:quoi|que) (?:emporter|apporter)|que (?:llevar|traer)|cosa portare|o que levar',
    '(?:clear |our |tour |package )?pricing(?: (?:details|information|table|plans?))?|payment methods?|(?:how to|ways to) pay',
    '(?:(?:useful|quick|important|site) )?links|follow us(?: on .{2,20})?|contact us|get in touch|newsletter|subscribe|our partners|address|opening hours|(?:folgen sie uns|kontaktieren sie uns)|(?:suivez-nous|contactez-nous)|(?:siguenos|contactanos)|(?:seguici|contattaci)|(?:siga-nos|fale conosco)|alamat|hubungi kami|ikuti kami',
    '(?:related|similar|other|popular|recommended) (?:tours?|trips?|packages?|offers?|journeys)|(?:ahnliche|weitere) (?:reisen|angebote|touren)|(?:circuits|voyages) similaires|(?:tours|viajes) (?:relacionados|similares)|(?:viaggi|tour) simili',
    'day by day|(?:tour |trip )?overview|tour description|about (?:this|the) (?:tour|trip|journey|package)|why (?:book|travel|choose) (?:with )?us|need help\\\\?|have (?:a )?questions?\\\\?',
    // F-622: who travels, below what is not included.
    "(?:(?:your |the )?(?:travell?ers?|passengers?)(?: (?:details|information|names))?|who['’]?s (?:travell?ing|flying)|(?:(?:deine|ihre|die|unsere) )?(?:mit)?(?:reisende[rn]?|passagiere?|fluggaste)|(?:(?:vos|les|tes) )?(?:voyageurs?|passagers?)|(?:(?:los|tus|sus) )?(?:viajeros?|pasajeros?)|(?:(?:i|gli) )?(?:viaggiatori|passeggeri)|(?:os )?(?:viajantes|passageiros)|(?:(?:de|je|uw) )?reizigers)",
    // T-649: what one pays on which day, below what is not included.
    '(?:departure )?dates ?(?:and|[&+/]) ?(?:prices?|pricing|rates?|fares?|availability)|(?:prices?|rates?|fares?|availability) ?(?:and|[&+/]) ?(?:departure )?dates|(?:reise)?termine ?(?:und|[&+/]) ?preise|preise ?(?:und|[&+/]) ?termine|dates ?(?:et|&) ?(?:prix|tarifs)|(?:prix|tarifs) ?(?:et|&) ?dates|fechas y precios|precios y fechas|(?:date|partenze) e prezzi|prezzi e (?:date|partenze)|datas e precos|precos e datas|(?:vertrek)?data en prijzen|prijzen en (?:vertrek)?data',
    '(?:guest|customer|traveller|client) (?:reviews|stories)|reviews|testimonials|top destinations|places to visit',
  ].join('|')}))\\s?[:?]?\\W{0,3}$`,
);
const MAX = 44;

export const isPageSection = (folded: string): boolean => folded.length <= MAX && SECTION.test(folded);

/** `Photos`, `Map` among the entries of a list right under one another: things that one gets. */
const THING = /^(?:photos|fotos|map|mapa|mappa|karte|carte|packing list|packliste)$/;
export const isOtherPart = (folded: string, isApart: boolean): boolean =>
  isPageSection(folded) && (isApart || !THING.test(folded));
