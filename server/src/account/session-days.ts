// decisions §1: sessions expire after 30 days without use
export const sessionDays = 30;
