/** Flights as timetables have them, local times at both ends, and the trips that can be made of them. */

export interface Leg {
  readonly airline: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  /** Minutes of the local day. */
  readonly departs: number;
  readonly arrives: number;
  /** Days between the two local dates: -1 to 2. */
  readonly nights: number;
  readonly aircraft: string;
  readonly operatedBy: string | null;
  /** On the way, in the same aircraft. */
  readonly stop: string | null;
}

function leg(
  told: string,
  aircraft: string,
  { by = null, via = null }: { by?: string | null; via?: string | null } = {},
): Leg {
  const [airline = '', number = '', from = '', departs = '', to = '', arrives = ''] = told.split(' ');
  const [time = '', nights = '0'] = arrives.split(/(?=[+-])/);
  return {
    airline,
    number: Number(number),
    from,
    to,
    departs: minutesOf(departs),
    arrives: minutesOf(time),
    nights: Number(nights),
    aircraft,
    operatedBy: by,
    stop: via,
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2));

const BA178 = leg('BA 178 JFK 0805 LHR 2000', '777');
const BA112 = leg('BA 112 JFK 1830 LHR 0620+1', '77W');
const BA117 = leg('BA 117 LHR 0825 JFK 1110', '77W');
const VS3 = leg('VS 3 LHR 1140 JFK 1435', '351');
const LH401 = leg('LH 401 JFK 1600 FRA 0530+1', '748');
const LH400 = leg('LH 400 FRA 1055 JFK 1325', '748');
const UA2074 = leg('UA 2074 DEN 1010 IAD 1530', '738');
const UA974 = leg('UA 974 IAD 1750 GVA 0750+1', '764');
const UA975 = leg('UA 975 GVA 1155 IAD 1455', '764');
const UA1229 = leg('UA 1229 IAD 1715 DEN 1915', '739');
const EK2 = leg('EK 2 LHR 1340 DXB 0040+1', '388');
const EK656 = leg('EK 656 DXB 0335 MLE 0845', '77W');
const EK653 = leg('EK 653 MLE 1000 DXB 1320', '77W');
const EK3 = leg('EK 3 DXB 1555 LHR 1930', '388');
const EK412 = leg('EK 412 DXB 1015 SYD 0700+1', '388');
const QF12 = leg('QF 12 LAX 2230 SYD 0820+2', '388');
const QF11 = leg('QF 11 SYD 0950 LAX 0525', '388');
const QF141 = leg('QF 141 SYD 0930 AKL 1435', '332');
const NZ5 = leg('NZ 5 LAX 2140 AKL 0730+2', '789');
const NZ6 = leg('NZ 6 AKL 1940 LAX 1130', '789');
const NH7 = leg('NH 7 SFO 1220 NRT 1545+1', '77W');
const NH8 = leg('NH 8 NRT 1700 SFO 0950', '77W');
const UA201 = leg('UA 201 HNL 1515 GUM 1905+1', '777');
const UA200 = leg('UA 200 GUM 0640 HNL 1810-1', '777');
const UA1158 = leg('UA 1158 LAX 0830 HNL 1223', '739');
const UA1170 = leg('UA 1170 HNL 2120 LAX 0500+1', '739');
const DL112 = leg('DL 112 BOS 1740 FCO 0750+1', '333');
const DL9612 = leg('DL 9612 VCE 1030 AMS 1235', '73H', { by: 'KLM ROYAL DUTCH AIRLINES' });
const DL259 = leg('DL 259 AMS 1415 BOS 1605', '333');
const AF6 = leg('AF 6 CDG 1330 JFK 1555', '77W');
const AF7 = leg('AF 7 JFK 1910 CDG 0830+1', '77W');
const IB6251 = leg('IB 6251 MAD 1155 JFK 1415', '359');
const IB6250 = leg('IB 6250 JFK 1725 MAD 0635+1', '359');
const SQ21 = leg('SQ 21 EWR 1025 SIN 1730+1', '359');
const SQ948 = leg('SQ 948 SIN 1920 DPS 2150', '787');
const SQ949 = leg('SQ 949 DPS 2145 SIN 0020+1', '787');
const SQ32 = leg('SQ 32 SIN 0925 SFO 0940', '359');
const ET501 = leg('ET 501 IAD 1030 ADD 0740+1', '77L');
const ET308 = leg('ET 308 ADD 1015 NBO 1220', '738');
const ET309 = leg('ET 309 NBO 1800 ADD 2005', '738');
const ET500 = leg('ET 500 ADD 2250 IAD 0815+1', '788', { via: 'DUB' });
const AC90 = leg('AC 90 YYZ 2340 GRU 1115+1', '789');
const AC91 = leg('AC 91 GRU 2105 YYZ 0615+1', '789');
const U22083 = leg('U2 2083 LTN 0715 TLV 1415', '320');
const U28818 = leg('U2 8818 TLV 2050 LGW 0025+1', '320');
const BT303 = leg('BT 303 RIX 1220 HEL 1325', '223');
const BT302 = leg('BT 302 HEL 0830 RIX 0935', '223');
const UA7315 = leg('UA 7315 ORD 2355 ICN 0400+2', '77W', { by: 'ASIANA AIRLINES INC' });
const KE37 = leg('KE 37 ICN 1120 ORD 1015', '77W');
const AA1612 = leg('AA 1612 RDU 1505 CLT 1615', '319');
const AA732 = leg('AA 732 CLT 1825 LHR 0710+1', '772');
const AA733 = leg('AA 733 LHR 1015 CLT 1425', '772');
const AA1583 = leg('AA 1583 CLT 1630 RDU 1735', '319');
const DL5976 = leg('DL 5976 ORD 1430 LGA 1745', 'E75', { by: 'REPUBLIC AIRLINE-DL CONNECTION-DL' });
const DL1496 = leg('DL 1496 LGA 1000 MSP 1215', '321');
const LX38 = leg('LX 38 ZRH 1310 SFO 1615', '77W');
const LX39 = leg('LX 39 SFO 1925 ZRH 1530+1', '77W');
const LH1753 = leg('LH 1753 ATH 1220 MUC 1400', '321');
const LH436 = leg('LH 436 MUC 1550 ORD 1830', '359');
const LH431 = leg('LH 431 ORD 1535 FRA 0650+1', '748');
const LH1278 = leg('LH 1278 FRA 0950 ATH 1335', '321');
const WN1187 = leg('WN 1187 DAL 0700 LGA 1240', '73W', { via: 'STL' });
const BA458 = leg('BA 458 LHR 1430 MAD 1800', '320', { by: 'IBERIA' });
const IB3166 = leg('IB 3166 MAD 1145 LHR 1320', '32N');
const TP1351 = leg('TP 1351 LHR 1145 LIS 1430', '32N');
const TP75 = leg('TP 75 LIS 2345 GIG 0750+1', '339');
const TP74 = leg('TP 74 GIG 2130 LIS 1105+1', '339');
const TP1362 = leg('TP 1362 LIS 1425 LHR 1705', '32N');
const CX841 = leg('CX 841 JFK 0125 HKG 0535+1', '77W');
const CX844 = leg('CX 844 HKG 1805 JFK 2200', '77W');
const DL1436 = leg('DL 1436 LAX 0800 JFK 1630', '321');

/** A journey: its flights, each leaving on the day on which the one before lands. */
type Journey = readonly Leg[];

export interface Trip {
  readonly shape: 'one way' | 'return' | 'open jaw' | 'multi-city';
  readonly journeys: readonly Journey[];
}

const oneWay = (...legs: Leg[]): Trip => ({ shape: 'one way', journeys: [legs] });
const back = (out: Leg[], home: Leg[]): Trip => ({ shape: 'return', journeys: [out, home] });
const openJaw = (out: Leg[], home: Leg[]): Trip => ({ shape: 'open jaw', journeys: [out, home] });
const many = (...journeys: Leg[][]): Trip => ({ shape: 'multi-city', journeys });

export const TRIPS: readonly Trip[] = [
  oneWay(BT303),
  oneWay(BA178),
  oneWay(UA200),
  oneWay(WN1187),
  oneWay(QF12),
  oneWay(ET501, ET308),
  oneWay(AA1612, AA732),
  oneWay(UA7315),
  oneWay(SQ21, SQ948),
  back([BA112], [BA117]),
  back([BA178], [VS3]),
  back([LH401], [LH400]),
  back([UA2074, UA974], [UA975, UA1229]),
  back([EK2, EK656], [EK653, EK3]),
  back([QF12], [QF11]),
  back([NZ5], [NZ6]),
  back([NH7], [NH8]),
  back([UA201], [UA200]),
  back([AF6], [AF7]),
  back([IB6251], [IB6250]),
  back([ET501, ET308], [ET309, ET500]),
  back([AC90], [AC91]),
  back([U22083], [U28818]),
  back([BT303], [BT302]),
  back([UA7315], [KE37]),
  back([AA1612, AA732], [AA733, AA1583]),
  back([LX38], [LX39]),
  back([LH431, LH1278], [LH1753, LH436]),
  back([TP1351, TP75], [TP74, TP1362]),
  back([CX841], [CX844]),
  openJaw([DL112], [DL9612, DL259]),
  openJaw([SQ21, SQ948], [SQ949, SQ32]),
  openJaw([LH431], [LH1753, LH436]),
  many([DL5976], [DL1496]),
  many([UA1158], [UA201], [UA200], [UA1170]),
  many([EK2], [EK412], [QF141], [NZ6]),
  many([EK2], [EK412], [QF141], [NZ6], [DL1436], [BA112], [BA458], [IB3166]),
  many([BA178], [BA458], [IB6251]),
];
