// Sections 5 to 9 of the terms: from the delivery on. Section 6.4 is the one that the spec names (§9 Terms).
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { texts } from '@tokhi/contract/texts/texts';
import { BEIJING_FEE_LABEL, SIZE_FEE_LABEL } from '@tokhi/rules/delivery/charge-labels';
import { CONFIRMED_DAYS, HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import type { KhorooClass } from '@tokhi/rules/delivery/khoroo-class';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { ASSEMBLY_TUG, FIXING_TUG } from '@tokhi/rules/order/assembly-and-fixing';
import { BONUS_PERCENT } from './bonus-percent.ts';
import { between, cancelled, estimateDays, USABLE_PERCENT, zoneFees } from './terms-figures.ts';
import type { TermsSection } from './terms-section.ts';

const EXAMPLE_TUG = 100_000;
const { refundFeeTug: cardPercent } = cancelled('card', 100);
const { refundFeeTug: walletPercent } = cancelled('wallet', 100);
const { refundFeeTug: transferPercent, bankFeeTug: bankPercent } = cancelled('bank_transfer', 100);
const { vatDeductionTug: cashVatPercent } = cancelled('cash', 100, true);

// The spec's terms say "delivery fee 5,000 to 50,000 depending on goods price": these are the bounds of the service fee, which
// depends on the price (section 3). Delivery itself is charged by the tariff of decision 10.
export const delivery = (fees: DeliveryFees): TermsSection => ({
  id: 'delivery',
  title: 'Хүргэлт, угсралт',
  clauses: [
    'Барааг Улаанбаатар хотод таны хаягт хүргэнэ. Мөн дэлгүүрээс өөрөө очиж авч болно.',
    `Захиалгат бараа ирэх урьдчилсан хугацаа захиалсан өдрөөс хойш ${estimateDays()} хоног. Төлбөр баталгаажсанаас хойш дунджаар ${between(CONFIRMED_DAYS.first, CONFIRMED_DAYS.last)} хоногт хүргэнэ.`,
    `Улаанбаатарт ирсэн болон «${texts.stockReady}» барааг ${HAND_OVER_HOURS} цагийн дотор хүргэнэ.`,
    'Хүргэлтийн төлбөр таны хороо, барааны овор, жингээс хамаарна. Яг дүнг захиалга баталгаажуулахаас өмнө харуулна. Өөрөө очиж авбал хүргэлтийн төлбөргүй.',
    `Зарим захиалгат бараанд Бээжингээс Улаанбаатар хүртэлх тээврийн зардал нэмэгдэнэ. Дүнг «${BEIJING_FEE_LABEL}» гэж тусад нь харуулна.`,
    'Бараа Бээжингээс таны хаалга хүртэл 100% даатгалтай.',
    'Хүргэлтээр очиход барааг хүлээн аваагүй бол хүргэлт дараагийн өдөрт шилжинэ.',
    'Орон нутгийн захиалгыг тухайн чиглэлийн унаанд тавьж өгнө. Унаанд тавьснаас хойших эрсдэлийг худалдан авагч хариуцна.',
    `Угсралт нэг бараанд ${formatTug(ASSEMBLY_TUG)}, хананд бэхлэх үйлчилгээ ${formatTug(FIXING_TUG)}. Эдгээрийг зөвхөн хүргэлттэй захиалгад сонгоно.`,
  ],
  table: {
    caption: 'Улаанбаатар доторх хүргэлтийн төлбөр',
    head: ['Бүс', 'Хүргэлт', SIZE_FEE_LABEL],
    rows: [zoneRow('Ойрын бүс', 'cheap', fees), zoneRow('Дунд бүс', 'middle', fees), zoneRow('Холын бүс', 'far', fees)],
  },
});

function zoneRow(name: string, zone: KhorooClass, fees: DeliveryFees): string[] {
  const { base, mostExtra } = zoneFees(zone, fees);
  return [name, base, `${mostExtra} хүртэл`];
}

export const returns: TermsSection = {
  id: 'returns',
  title: 'Цуцлалт, буцаалт',
  clauses: [
    'Хүлээн авсан, гэмтэлгүй барааг санаа өөрчлөгдсөн шалтгаанаар солихгүй.',
    'Гэмтэлтэй барааг сольж өгнө эсвэл төлсөн мөнгийг бүтнээр нь буцаана. Бараагаа хүлээн авахдаа шалгаж, гэмтэл илэрвэл зургийг нь авч, бидэнд мэдэгдэнэ үү.',
    `Төлбөр нь төлөгдсөн захиалгаа та өөрөө цуцалбал буцаалтын хураамж суутгана: картаар төлсөн бол ${cardPercent}%, хэтэвч, QR-аар төлсөн бол ${walletPercent}%.`,
    `Дансаар шилжүүлсэн, зээлээр авсан эсвэл бэлнээр буцаах бол хураамж ${transferPercent}% байна.`,
    `Буцаалтыг банк, төлбөрийн аппаар хийхэд тэдгээрийн ${bankPercent}% шимтгэлийг нэмж суутгана.`,
    `НӨАТ-ын баримт нь бүртгэгдсэн захиалгын мөнгийг бэлнээр буцаах бол ${cashVatPercent}% НӨАТ нэмж суутгана.`,
    'Бараа дууссан зэрэг бидний шалтгаанаар цуцалсан захиалгын мөнгийг суутгалгүй буцаана.',
    'Буцаалт хийхэд захиалгад зарцуулсан бонус тань эргэж орж, захиалгаас авсан бонус хасагдана. Түүнийг аль хэдийн зарцуулсан бол буцаах дүнгээс суутгана.',
  ],
  table: {
    caption: `Та цуцалсан ${formatTug(EXAMPLE_TUG)}-ийн захиалгаас буцаж авах дүн`,
    head: ['Төлсөн хэлбэр', 'Хураамж', 'Шимтгэл', 'Буцаах дүн'],
    rows: [
      ['Карт', ...refundRow('card')],
      ['Хэтэвч, QR', ...refundRow('wallet')],
      ['Дансаар, зээлээр', ...refundRow('bank_transfer')],
    ],
  },
};

function refundRow(instrument: 'card' | 'wallet' | 'bank_transfer'): string[] {
  const { refundFeeTug, bankFeeTug, amountTug } = cancelled(instrument, EXAMPLE_TUG);
  return [refundFeeTug, bankFeeTug, amountTug].map(formatTug);
}

export const warranty: TermsSection = {
  id: 'warranty',
  title: 'Баталгаа',
  clauses: [
    'Барааны баталгааг зөвхөн нийлүүлэгч нь олгоно. Баталгааны хугацаа, нөхцөл бараа бүрд өөр байна.',
    'Баталгаатай холбоотой хүсэлтээ захиалгын дугаарын хамт бидэнд өгнө үү. Бид нийлүүлэгчид дамжуулж, хариуг нь танд мэдэгдэнэ.',
    'Барааны арчилгаа, материалын мэдээллийг барааны хуудаснаас үзнэ үү.',
  ],
};

export const bonus: TermsSection = {
  id: 'bonus',
  title: 'Бонус',
  clauses: [
    `Шинэ хэрэглэгч имэйл хаягаа баталгаажуулахад ${groupThousands(WELCOME_BONUS)} бонус нэг удаа авна. Google, Facebook-ээр бүртгүүлбэл шууд орно.`,
    `Бараа бүрийн бонус хямдралын дараах үнийн ${between(BONUS_PERCENT.least, BONUS_PERCENT.most)}% байна. Захиалгын төлбөр төлөгдөхөд орно.`,
    `1 бонус 1₮-тэй тэнцэнэ. Хямдрал, код хассан барааны үнийн ${USABLE_PERCENT}% хүртэлх хэсгийг бонусоор төлж болно.`,
    'Захиалга цуцлагдвал зарцуулсан бонус эргэж орно.',
  ],
  more: { to: '/bonus', text: 'Бонусын тухай дэлгэрэнгүй' },
};

/** How and when to reach support. */
export type ContactFacts = Pick<ShopFacts, 'phone' | 'email' | 'supportHours'>;

export const contact = ({ phone, email, supportHours }: ContactFacts): TermsSection => ({
  id: 'contact',
  title: 'Мэдээлэл, холбоо барих',
  clauses: [
    'Таны мэдээллийг захиалгыг биелүүлэх, хүргэх, танд мэдэгдэхэд ашиглана. Төлбөр, хүргэлтийн үйлчилгээ үзүүлэгчид зөвхөн шаардлагатай хэсгийг нь дамжуулна.',
    `Асуулт, санал, гомдлоо ${phone} утас, ${email} хаягаар ирүүлнэ үү.`,
    `Тусламжийн цаг: ${supportHours.map(({ days, time }) => `${days.toLowerCase()} ${time}`).join(', ')}.`,
    'Маргааныг харилцан зөвшилцөж шийднэ. Тохиролцож чадаагүй бол Монгол Улсын хуулийн дагуу шийдвэрлүүлнэ.',
    'Нөхцөл өөрчлөгдвөл энэ хуудсанд нийтэлнэ. Өөрчлөлт өмнө нь үүсгэсэн захиалгад үйлчлэхгүй.',
  ],
  more: { to: '/contact', text: 'Дэлгүүрийн хаяг, цагийн хуваарь' },
});
