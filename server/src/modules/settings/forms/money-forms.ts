import { directMethods, paymentName } from '@tokhi/rules/payment/payment-methods';
import { bankAccountsForm } from '../bank-accounts.ts';
import { checkoutForm } from '../checkout-settings.ts';
import { financeForm } from '../finance-settings.ts';
import { methodModesForm } from '../method-modes.ts';
import { pricingForm } from '../pricing-settings.ts';
import { purchaseForm } from '../purchase-settings.ts';
import { receiptsForm } from '../receipt-settings.ts';
import { lenders } from './list-records.ts';
import { AT_ONCE, type FormGroup, NEXT_PAGE } from './setting-form.ts';

const money = { isMoney: true, fields: null, choices: {} };

export const moneyForms: FormGroup = {
  title: 'Мөнгө',
  forms: [
    {
      ...{ ...money, name: 'bank_accounts', title: 'Банкны данс', record: bankAccountsForm, from: AT_ONCE },
      affects: 'Шилжүүлгийн заавар, нэхэмжлэх, захиалгын хуудас',
      labels: {
        ...{ isDemo: 'Жишээ данс', accounts: 'Данс', 'accounts.bank': 'Банк', 'accounts.account': 'Дугаар' },
        ...{ 'accounts.iban': 'IBAN', 'accounts.owner': 'Эзэмшигч' },
      },
    },
    {
      ...{ ...money, name: 'payment_methods', title: 'Төлбөрийн арга', record: methodModesForm },
      ...{ affects: 'Төлбөрийн хуудас, хуудасны доод хэсэг', from: 'Төлбөрт шууд, хуудасны доод хэсэгт 20 секундэд' },
      choices: { on: 'Нээлттэй', off: 'Хаалттай', by_hand: 'Гараар' },
      labels: {
        ...Object.fromEntries(directMethods.map((method) => [method, paymentName(method)])),
        ...{ storepay: 'Storepay', KhanLending: 'Хаан банкны зээл', pocket: 'Pocket', mcredit: 'M credit' },
      },
    },
    {
      ...{ ...money, name: 'lenders', title: 'Зээл, хуваан төлөлт', record: lenders },
      affects: 'Барааны хуудас, нөхцөл, төлбөрийн шимтгэл. Төлөөгүй захиалга сонгох үедээ шинэ шимтгэлээр',
      from: NEXT_PAGE,
      labels: {
        ...{ rows: 'Зээлдүүлэгч', 'rows.code': 'Код', 'rows.name': 'Нэр', 'rows.active': 'Санал болгох' },
        'rows.feePerMille': ['Шимтгэл', '‰'],
        'rows.paymentCount': ['Хэдэн хэсэг', 'удаа'],
        'rows.daysBetweenPayments': ['Хооронд нь', 'хоног'],
      },
    },
    {
      ...{ ...money, name: 'receipts', title: 'НӨАТ, и-баримт', record: receiptsForm, from: AT_ONCE },
      affects: 'Дараагийн баримтаас. Олгосон баримт хэвээр',
      labels: {
        ...{ isDemo: 'Туршилтын баримт', merchantTin: 'Татвар төлөгчийн дугаар', register: 'Регистр' },
        ...{ branchNo: 'Салбар', posNo: 'ПОС', storeDistrictCode: 'Дэлгүүрийн дүүргийн код' },
        ...{ goodsClassification: 'Барааны ангилал', serviceClassification: 'Үйлчилгээний ангилал' },
      },
    },
    {
      ...{ ...money, name: 'approvals', title: 'Батлах хязгаар', record: financeForm, from: AT_ONCE },
      affects: 'Буцаалтыг хоёр хүн батлах дүн, өдрийн имэйл хэнд очих',
      labels: {
        email: 'Санхүүгийн имэйл',
        secondPersonAboveTug: ['Хоёр хүн батлах дүн, үүнээс дээш', '₮'],
        secondPersonAbovePoints: ['Хоёр хүн батлах оноо, үүнээс дээш', 'оноо'],
      },
    },
    {
      ...{ ...money, name: 'pricing', title: 'Үнэ, ханш', record: pricingForm, from: AT_ONCE },
      affects: 'Шинэ хямдралын үнийн төгсгөл, үнийг хоёр хүн батлах хязгаар, өртөг ба ашиг. Байгаа үнэ хэвээр',
      labels: {
        campaignEnding: 'Хямдралын үнийн төгсгөл',
        secondPersonAbovePercent: ['Хоёр хүн батлах өөрчлөлт, үүнээс их', '%'],
        warnAbovePercent: ['Олон үнэ солиход анхааруулах өөрчлөлт, үүнээс их', '%'],
        warnBelowMarginPercent: ['Олон үнэ солиход анхааруулах ашиг, үүнээс бага', '%'],
        yuanRateTug: ['Юанийн ханш', '₮'],
      },
      choices: { none: 'Бодсоноор', hundreds: '…00', nine_hundred: '…900' },
    },
    {
      ...{ ...money, name: 'purchasing', title: 'Худалдан авалт', record: purchaseForm, from: AT_ONCE },
      affects: '«Худалдан авалт» дэлгэц: удахгүй дуусах бараа, санал, хоёр хүн илгээх захиалга',
      labels: {
        comingDays: ['Захиалга ирэх хугацаа', 'хоног'],
        reserveDays: ['Ирсний дараах нөөц', 'хоног'],
        secondPersonAboveYuan: ['Үүнээс их захиалгыг хоёр хүн илгээнэ', '¥'],
      },
    },
    {
      ...{ name: 'paying', title: 'Төлөх хугацаа', record: checkoutForm, isMoney: false, from: NEXT_PAGE, choices: {} },
      affects: 'Шинэ захиалгын төлөх хугацаа, барааны хуудасны хуваан төлөлт',
      fields: ['hoursToPay', 'instalmentsAboveTug', 'watchSilentDays'],
      labels: {
        ...{ hoursToPay: 'Төлөх хугацаа', 'hoursToPay.usual': ['Ердийн', 'цаг'] },
        'hoursToPay.transferOrLoan': ['Шилжүүлэг, зээл', 'цаг'],
        instalmentsAboveTug: ['Хуваан төлөлт санал болгох үнэ, үүнээс дээш', '₮'],
        watchSilentDays: ['Орхисон нэхэмжлэхийг шалгах', 'хоног'],
      },
    },
  ],
};
