/** What the data of a new account is for. */
export const MEMBERSHIP_PRIVACY =
  'Kişisel verilerinizi KVKK kapsamında yalnızca üyeliğinizi yürütmek ve siparişlerinizi size ulaştırmak için işliyoruz.';
