import type { FastifyInstance } from 'fastify';
import type { Switches } from '../switches.ts';

/** Invented organisations: name, register and number of a taxpayer. */
const ORGANISATIONS = [
  { register: '5900001', tin: 37900000011, name: 'Жишээ Од ХХК', isVatPayer: true },
  { register: '5900002', tin: 37900000022, name: 'Жишээ Гэр ХХК', isVatPayer: false },
  { register: '5900003', tin: 37900000033, name: '«Жишээ» Боловсролын сан ТББ', isVatPayer: false },
] as const;

/** A taxpayer without further data: the second look-up returns nothing. */
const NAMELESS = { register: '5900009', tin: 37900000099 } as const;

const answer = (data: unknown) => ({ msg: 'Амжилттай', status: 200, data });

/** The public look-ups of the tax receipt service: register to number, number to name. Numbers are numbers in JSON, not texts. */
export function eBarimtRoutes(web: FastifyInstance, switches: Switches): void {
  const options = { preHandler: switches.guard('e-barimt') };
  web.get<{ Querystring: { regNo?: string } }>(
    '/e-barimt/api/info/check/getTinInfo',
    options,
    async ({ query: { regNo } }) => {
      const known = [...ORGANISATIONS, NAMELESS].find(({ register }) => register === regNo);
      return known ? answer(known.tin) : { msg: 'Татвар төлөгч олдсонгүй', status: 500, data: null };
    },
  );
  web.get<{ Querystring: { tin?: string } }>(
    '/e-barimt/api/info/check/getInfo',
    options,
    async ({ query: { tin } }) => {
      const known = ORGANISATIONS.find((organisation) => String(organisation.tin) === tin);
      if (!known) return answer(null);
      return answer({
        name: known.name,
        freeProject: false,
        cityPayer: false,
        vatPayer: known.isVatPayer,
        found: true,
        vatpayerRegisteredDate: known.isVatPayer ? '2016-01-01' : null,
        isGovernment: null,
      });
    },
  );
}
