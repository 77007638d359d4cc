/** A number to tap. Eight digits are a Mongolian number, which a phone abroad reaches only with the country code. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  const digits = phone.replace(/\D/g, '');
  return (
    <a className={className} href={`tel:${digits.length === 8 ? '+976' : ''}${digits}`}>
      {phone}
    </a>
  );
}
