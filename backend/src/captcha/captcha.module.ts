import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Captcha } from './captcha.entity.js';
import { CaptchaRouter } from './captcha.router.js';
import { CaptchaService } from './captcha.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Captcha])],
  providers: [CaptchaService, CaptchaRouter],
  exports: [CaptchaService, CaptchaRouter],
})
export class CaptchaModule {}
