import type { Process, Queue } from './status-query.ts';

/** The name of a thing, the meaning of its figures, and what happens when it is gone. */
interface Words {
  name: string;
  means: string;
  gone: string;
}

export const PROCESS_WORDS: Record<Process['process'], Words> = {
  api: {
    name: 'Дэлгүүр',
    means: 'Худалдан авагчийн хуудас, захиалга',
    gone: 'Бусад нь ачааг даана. Өөрөө дахин асна',
  },
  worker: {
    name: 'Ажлын процесс',
    means: 'Мэдэгдэл, баримт, зураг, товлосон үнэ',
    gone: 'Ажил алдагдахгүй, хүлээнэ. 5 минутаас удвал жижүүр дуудна',
  },
  admin: {
    name: 'Удирдлага',
    means: 'Энэ дэлгэц, ажилтны үйлдэл',
    gone: 'Дэлгүүр зарсаар байна. Жижүүр дуудна',
  },
};

const QUEUE_WORDS: Record<string, Words> = {
  money: {
    name: 'Төлбөр шалгах',
    means: 'Төлсөн эсэхийг үйлчилгээнээс асууна',
    gone: 'Мөнгө алдагдахгүй, харин захиалга удна',
  },
  receipts: {
    name: 'И-баримт',
    means: 'Төлсөн захиалгын баримт бүртгүүлнэ',
    gone: 'Баримт хожуу очно. PosAPI-г доороос шалгана',
  },
  mail: { name: 'И-мэйл', means: 'Захиалга, үнэ буурсан мэдэгдэл', gone: 'И-мэйл серверийг доороос шалгана' },
  sms: { name: 'SMS', means: 'Захиалгын алхмын мэдэгдэл', gone: 'Мэдэгдэл өдөр хүлээнэ, и-мэйл мөн хүргэнэ' },
  admin: {
    name: 'Олноор хийх үйлдэл',
    means: 'Олон захиалга, үнэ нэг дор шилжинэ',
    gone: 'Зогссон газраасаа өөрөө үргэлжилнэ',
  },
  upkeep: {
    name: 'Товлосон ажил, зураг',
    means: 'Товлосон үнэ, хуудас, зураг, цэвэрлэгээ',
    gone: 'Товлосон үнэ, хуудас хоцорч солигдоно',
  },
};

const UNKNOWN_QUEUE: Words = {
  name: 'Танихгүй ажил',
  means: 'Ажлын процесс мэдэхгүй ажил',
  gone: 'Ажлын процессын хувилбарыг шалгана',
};

export const queueWords = ({ name }: Pick<Queue, 'name'>): Words =>
  (name === null ? undefined : QUEUE_WORDS[name]) ?? UNKNOWN_QUEUE;

const OTHER_METHOD = 'Бусад аргаар төлнө';

const SERVICE_WORDS: Readonly<Record<string, Words>> = {
  qpay: { name: 'QPay', means: 'QR төлбөр, буцаалт', gone: OTHER_METHOD },
  golomt: { name: 'Голомт', means: 'Картын төлбөр', gone: OTHER_METHOD },
  monpay: { name: 'MonPay', means: 'QR төлбөр', gone: OTHER_METHOD },
  mongolchat: { name: 'MongolChat', means: 'QR төлбөр', gone: OTHER_METHOD },
  storepay: { name: 'StorePay', means: 'Хуваан төлөлт', gone: OTHER_METHOD },
  pocket: { name: 'Pocket', means: 'Зээл', gone: OTHER_METHOD },
  mcredit: { name: 'MCredit', means: 'Зээл', gone: OTHER_METHOD },
  'pos-api': { name: 'PosAPI', means: 'Татварын и-баримт', gone: 'Баримт хүлээнэ. Зарах ажил зогсохгүй' },
  'message-pro': { name: 'MessagePro', means: 'SMS мэдэгдэл', gone: 'Хүлээж байгаад өөрөө давтана' },
  s3: { name: 'S3', means: 'Бүтээгдэхүүний зураг', gone: 'Хадгалсан зураг харагдана. Шинэ зураг хүлээнэ' },
  smtp: { name: 'И-мэйл сервер', means: 'Бүх и-мэйл', gone: 'Хүлээж байгаад өөрөө давтана' },
};

export const serviceWords = (name: string): Words =>
  SERVICE_WORDS[name] ?? { name, means: 'Гадны үйлчилгээ', gone: 'Хүлээж байгаад өөрөө давтана' };
