/** Small words of lines about flights, folded: beside marks they say nothing of their own. */
export const FLIGHT_FILLERS: ReadonlySet<string> = new Set(
  (
    'flight flights flt no nr number date day time times local class cabin terminal term airport international intl intercontinental at on the and of ' +
    'with from to via by in is it your is hrs hr hours am pm est travel flying duration total journey trip segment leg sector stop stops non-stop nonstop ' +
    'direct overnight operated next arrive arrives arriving arrival arr depart departs departing departure dep lands leaves leaving lv ar then connect ' +
    'connecting connection change planes layover operated marketed aircraft equipment plane seat seats confirmed hk status selected airline airlines airways ' +
    'economy business first premium outbound inbound return returning outward onward back out home way round one ' +
    'flug flugnummer uhr um am an ab von nach der die das den dem und mit bis datum tag dauer abflug ankunft hinflug ruckflug klasse terminal umstieg ' +
    'vol numero le la les de du des au aux et avec depart arrivee aller retour duree date jour classe heure heures aeroport a en ' +
    'vuelo el los las del al con salida llegada ida vuelta regreso duracion fecha dia hora horas clase aeropuerto y por ' +
    'volo il lo gli di da con partenza arrivo andata ritorno durata data giorno ore ora classe aeroporto alle dalle ' +
    'voo os as do dos com partida chegada saida volta duracao data dia hora horas classe as ' +
    'flyg avgang ankomst datum tid klass utresa hemresa fran till vlucht vertrek aankomst naar van ' +
    'gate code codeshare details mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday new york city'
  ).split(' '),
);
